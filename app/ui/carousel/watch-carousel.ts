/** Milliseconds without a scroll event after which the list rests, where `scrollend` is not supported. */
const REST = 120

type Reactions = {
  /** The list has come to rest after a swipe or a scroll. */
  rests: () => void
  isHovered: (hovered: boolean) => void
  /** The focus is inside. */
  isFocused: () => void
}

/**
 * Watches a carousel: the list coming to rest, the mouse over it, the focus inside.
 * @returns stops watching
 */
export function watchCarousel(
  carousel: HTMLElement,
  list: HTMLElement,
  { rests, isHovered, isFocused }: Reactions,
): () => void {
  const stop = new AbortController()
  const { signal } = stop
  let timer: ReturnType<typeof setTimeout> | undefined
  if ('onscrollend' in list) list.addEventListener('scrollend', rests, { signal })
  else {
    const soon = () => {
      clearTimeout(timer)
      timer = setTimeout(rests, REST)
    }
    ;(list as HTMLElement).addEventListener('scroll', soon, { signal })
  }
  carousel.addEventListener(
    'pointerenter',
    ({ pointerType }) => isHovered(pointerType === 'mouse'),
    { signal },
  )
  carousel.addEventListener('pointerleave', () => isHovered(false), { signal })
  carousel.addEventListener(
    'focusin',
    ({ target }) => {
      if (target instanceof Element && target.matches(':focus-visible')) isFocused()
    },
    { signal },
  )
  if (carousel.matches(':hover') && matchMedia('(hover: hover)').matches) isHovered(true)
  if (carousel.querySelector(':focus-visible')) isFocused()
  return () => {
    clearTimeout(timer)
    stop.abort()
  }
}
