import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { wantsLessMotion } from '../wants-less-motion.ts'

/** Milliseconds without a scroll event after which the list rests. */
const REST = 120

/** Number of visible slides by window width: 1 under 640 px, 2 under 1024 px, 3 otherwise. */
const THREE = '(min-width: 1024px)'
const TWO = '(min-width: 640px)'
const visibleNow = () => (matchMedia(THREE).matches ? 3 : matchMedia(TWO).matches ? 2 : 1)

/** A carousel (specification, section 4; WAI-ARIA): its timer wraps, its buttons stop; hovering pauses it, focus ends it. */
export function useCarousel(count: number, interval: number) {
  const root = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [index, setIndex] = useState(0)
  const [visible, setVisible] = useState(0)
  const [wanted, setWanted] = useState(false)
  const [hovered, setHovered] = useState(false)
  const [moved, setMoved] = useState(false)
  const rotating = wanted && !hovered

  const goTo = (next: number) => {
    const slide = list.current?.children[next]
    if (!(slide instanceof HTMLElement)) return
    const behavior = wantsLessMotion() ? 'auto' : 'smooth'
    list.current?.scrollTo({ left: slide.offsetLeft, behavior })
    setIndex(next)
  }
  const goOn = () => goTo(index + visibleNow() >= count ? 0 : index + visibleNow())

  useEffect(() => {
    const measure = () => setVisible(visibleNow())
    measure()
    // Before hydration the mouse may have come over the carousel, or the focus into it.
    const { current } = root
    setWanted(!wantsLessMotion() && !current?.querySelector(':focus-visible'))
    setHovered(matchMedia('(hover: hover)').matches && current?.matches(':hover') === true)
    addEventListener('resize', measure)
    return () => removeEventListener('resize', measure)
  }, [])

  const turn = useEffectEvent(goOn)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page is shown for the whole interval
  useEffect(() => {
    if (!rotating) return
    const timer = setInterval(() => turn(), interval)
    return () => clearInterval(timer)
  }, [rotating, index, visible, interval])

  // A swipe or a resize moves the list; the index follows when the list rests.
  const followList = useEffectEvent(() => {
    const slide = list.current?.firstElementChild
    if (!list.current || !(slide instanceof HTMLElement)) return
    const nearest = Math.round(list.current.scrollLeft / slide.offsetWidth)
    setIndex(Math.min(nearest - (nearest % visibleNow()), count - 1))
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: measures again when the width changes
  useEffect(() => followList(), [visible])

  return {
    rootProps: {
      ref: root,
      onPointerEnter: ({ pointerType }: React.PointerEvent) => setHovered(pointerType === 'mouse'),
      onPointerLeave: () => setHovered(false),
      onFocus: ({ target }: React.FocusEvent) =>
        target.matches(':focus-visible') && setWanted(false),
    },
    listProps: {
      ref: list,
      onScroll: () => {
        clearTimeout(rest.current)
        rest.current = setTimeout(() => followList(), REST)
      },
    },
    index,
    visible,
    rotating,
    wanted,
    moved,
    toggle: () => setWanted(!wanted),
    previous: () => {
      setMoved(true)
      goTo(Math.max(0, index - visibleNow()))
    },
    next: () => {
      setMoved(true)
      goOn()
    },
    isAtEnd: { previous: index === 0, next: index + Math.max(1, visible) >= count },
  }
}
