import { DATA } from '../data-attributes.ts'

/** Milliseconds without a scroll event after which a page rests. */
const REST = 150

const CONTROLS = 'a, button, input, select, textarea, summary, label, iframe, [tabindex]:not(main)'

/** The kite: its middle, and the distance to its corners, in pixels of the window. */
type Kite = { x: number; y: number; reach: number }

/** How far it stays from text and controls, in pixels. */
const APART = 8

/** Places across a side of the kite, as parts of that side. */
const PLACES = [-0.5, -0.25, 0, 0.25, 0.5]

/** The distance of a value from a range. */
const beyond = (value: number, start: number, end: number) =>
  Math.max(start - value, value - end, 0)

/** Whether the kite is over an element's own text. */
function isOverTextOf(element: Element, { x, y, reach }: Kite): boolean {
  const range = document.createRange()
  return Array.from(element.childNodes).some((node) => {
    if (!(node instanceof Text)) return false
    range.selectNode(node)
    return Array.from(range.getClientRects()).some(
      ({ left, right, top, bottom }) => beyond(x, left, right) + beyond(y, top, bottom) < reach,
    )
  })
}

/** Whether the kite is over text or a control. */
function isOverContent(kite: Kite, widget: Element): boolean {
  const { x, y, reach } = kite
  const below = PLACES.flatMap((one) =>
    PLACES.flatMap((other) =>
      document.elementsFromPoint(x + (one + other) * reach, y + (one - other) * reach),
    ),
  )
  return Array.from(new Set(below)).some(
    (element) =>
      !widget.contains(element) && (element.matches(CONTROLS) || isOverTextOf(element, kite)),
  )
}

/**
 * The contact widget of narrow windows, which floats from the first scrolling on: goes while the visitor
 * scrolls down, and comes back when the page rests, to the lowest place at the edge of the window where it
 * covers neither text nor a control.
 */
function watchContactWidget(): void {
  const widget = document.querySelector<HTMLElement>('[data-layout=widget]')
  if (!widget || matchMedia('(min-width: 75rem)').matches) return
  const setGone = (gone: boolean) => widget.setAttribute(DATA.gone, String(gone))
  const land = () => {
    widget.style.removeProperty('--rise')
    const { left, top, width } = widget.getBoundingClientRect()
    const reach = width / 2 + APART
    for (let rise = 0; rise < 0.4 * innerHeight; rise += reach / 2) {
      if (isOverContent({ x: left + width / 2, y: top + width / 2 - rise, reach }, widget)) continue
      widget.style.setProperty('--rise', `${-rise}px`)
      return setGone(false)
    }
    setGone(true)
  }
  let timer: ReturnType<typeof setTimeout>
  let last = scrollY
  const follow = () => {
    if (scrollY !== last) setGone(scrollY > last)
    last = scrollY
    clearTimeout(timer)
    timer = setTimeout(land, REST)
  }
  setGone(true)
  // Carousels and tables scroll below it too.
  addEventListener('scroll', follow, { passive: true, capture: true })
  addEventListener('resize', land)
  new ResizeObserver(land).observe(document.body)
}

watchContactWidget()
