/** Milliseconds without a scroll event after which a list rests, where `scrollend` is not known. */
const REST = 120

type Reactions = {
  /** The list has come to rest after a swipe or a movement. */
  rests: () => void
  isHovered: (hovered: boolean) => void
  /** The keyboard is in it. */
  isFocused: () => void
}

/**
 * Watches what happens in a carousel: a list that comes to rest, the mouse over it, the keyboard in it.
 * @returns how to stop
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
