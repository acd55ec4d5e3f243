import { DATA } from '../data-attributes.ts'

/** Milliseconds without a scroll event after which a page rests. */
const REST = 150

const CONTROLS =
  'a, button, input, select, textarea, summary, label, output, iframe, [tabindex]:not(main)'

/** The kite: its middle, and the distance to its corners, in pixels of the window. */
type Kite = { x: number; y: number; reach: number }

/** How far it stays from text and controls, in pixels. */
const APART = 8

const beyond = (value: number, start: number, end: number) =>
  Math.max(start - value, value - end, 0)

const isOver = ({ x, y, reach }: Kite, { left, right, top, bottom }: DOMRect) =>
  beyond(x, left, right) + beyond(y, top, bottom) < reach

/** The boxes of text and controls beside the widget. Testing what lies at each point takes half a second on a phone. */
function contentBoxes(widget: Element, start: number): DOMRect[] {
  const boxes: DOMRect[] = []
  const range = document.createRange()
  const isInStrip = ({ right, top, bottom }: DOMRect) =>
    right > start && bottom > 0 && top < innerHeight
  const collect = (parent: Node) => {
    for (const node of parent.childNodes) {
      if (node instanceof Text) {
        range.selectNode(node)
        boxes.push(...Array.from(range.getClientRects()).filter(isInStrip))
      } else if (node instanceof Element && node !== widget) {
        const box = node.getBoundingClientRect()
        // Without a box of its own, as an island's element, it may still have children with boxes.
        const isEmpty = box.width === 0 && box.height === 0
        if (!isEmpty && !isInStrip(box)) continue
        if (node.matches(CONTROLS)) boxes.push(box)
        else collect(node)
      }
    }
  }
  collect(document.body)
  return boxes
}

/** In narrow windows the widget goes on scrolling down, and comes back at rest where it covers neither text nor a control. */
function watchContactWidget(): void {
  const widget = document.querySelector<HTMLElement>('[data-layout=widget]')
  if (!widget || matchMedia('(min-width: 75rem)').matches) return
  const setGone = (gone: boolean) => widget.setAttribute(DATA.gone, String(gone))
  const land = () => {
    widget.style.removeProperty('--rise')
    const { left, top, width } = widget.getBoundingClientRect()
    const reach = width / 2 + APART
    const boxes = contentBoxes(widget, left - APART)
    for (let rise = 0; rise < 0.4 * innerHeight; rise += reach / 2) {
      const kite = { x: left + width / 2, y: top + width / 2 - rise, reach }
      if (boxes.some((box) => isOver(kite, box))) continue
      widget.style.setProperty('--rise', `${-rise}px`)
      return setGone(false)
    }
    setGone(true)
  }
  let timer: ReturnType<typeof setTimeout>
  const landAtRest = () => {
    clearTimeout(timer)
    timer = setTimeout(land, REST)
  }
  let last = scrollY
  const follow = () => {
    if (scrollY !== last) setGone(scrollY > last)
    last = scrollY
    landAtRest()
  }
  setGone(true)
  // Carousels and tables scroll below it too.
  addEventListener('scroll', follow, { passive: true, capture: true })
  addEventListener('resize', landAtRest)
  new ResizeObserver(landAtRest).observe(document.body)
}

watchContactWidget()
