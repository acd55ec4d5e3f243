import {
  type FocusEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { wantsLessMotion } from '../wants-less-motion.ts'

/** Milliseconds without a scroll event after which the list rests, in browsers without `scrollend`. */
const REST = 120

/** Number of visible slides by window width: 1 under 640 px, 2 under 1024 px, 3 otherwise. */
const THREE = '(min-width: 1024px)'
const TWO = '(min-width: 640px)'
const visibleNow = () => (matchMedia(THREE).matches ? 3 : matchMedia(TWO).matches ? 2 : 1)

/**
 * The state of a carousel, after section 4 of the specification and the WAI-ARIA carousel pattern: the
 * index moves by the number of visible slides; the timer wraps at the end, the buttons stop there;
 * rotation pauses on hover and stops for good once the focus enters the carousel.
 * @param count number of slides
 * @param interval milliseconds between two automatic steps
 * @returns `visible` is 0 until the window has been measured; `moved` is true once a button has moved it
 */
export function useCarousel(count: number, interval: number) {
  const root = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const [index, setIndex] = useState(0)
  const [visible, setVisible] = useState(0)
  const [wanted, setWanted] = useState(false)
  const [hovered, setHovered] = useState(false)
  const [moved, setMoved] = useState(false)
  const rotating = wanted && !hovered

  const goTo = useCallback((next: number) => {
    const slide = list.current?.children[next]
    if (!list.current || !(slide instanceof HTMLElement)) return
    list.current.scrollTo({
      left: slide.offsetLeft - list.current.offsetLeft,
      behavior: wantsLessMotion() ? 'auto' : 'smooth',
    })
    setIndex(next)
  }, [])

  // The window's width decides how many slides are visible.
  useEffect(() => {
    const measure = () => setVisible(visibleNow())
    measure()
    setWanted(!wantsLessMotion())
    addEventListener('resize', measure)
    return () => removeEventListener('resize', measure)
  }, [])

  useEffect(() => {
    if (!rotating || visible === 0) return
    const timer = setInterval(() => goTo(index + visible >= count ? 0 : index + visible), interval)
    return () => clearInterval(timer)
  }, [rotating, index, visible, count, interval, goTo])

  // A swipe or a resize moves the list; the index follows when the list rests.
  const followList = useEffectEvent(() => {
    const slide = list.current?.firstElementChild
    if (!list.current || !(slide instanceof HTMLElement) || visible === 0) return
    const nearest = Math.round(list.current.scrollLeft / slide.offsetWidth)
    setIndex(Math.min(nearest - (nearest % visible), count - 1))
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: measures again when the width changes
  useEffect(() => followList(), [visible])

  // What happened before hydration: the mouse is over the carousel, or the focus inside.
  useEffect(() => {
    if (root.current?.matches(':hover') && matchMedia('(hover: hover)').matches) setHovered(true)
    if (root.current?.querySelector(':focus-visible')) setWanted(false)
  }, [])

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const move = (to: number) => {
    setMoved(true)
    goTo(to)
  }
  return {
    /** Of the element around controls and list. */
    rootProps: {
      ref: root,
      onPointerEnter: ({ pointerType }: PointerEvent) => setHovered(pointerType === 'mouse'),
      onPointerLeave: () => setHovered(false),
      onFocus: ({ target }: FocusEvent) => target.matches(':focus-visible') && setWanted(false),
    },
    listProps: {
      ref: list,
      onScrollEnd: () => followList(),
      onScroll: () => {
        if ('onscrollend' in window) return
        clearTimeout(timer.current)
        timer.current = setTimeout(() => followList(), REST)
      },
    },
    index,
    visible,
    rotating,
    wanted,
    moved,
    toggle: () => setWanted(!wanted),
    previous: () => move(Math.max(0, index - visibleNow())),
    // A button may be pressed right at hydration, before the width has been measured.
    next: () => move(index + visibleNow() >= count ? 0 : index + visibleNow()),
    atStart: index === 0,
    atEnd: index + Math.max(1, visible) >= count,
  }
}
