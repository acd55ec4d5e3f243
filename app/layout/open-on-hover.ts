import { DATA } from '../data-attributes.ts'

/** Milliseconds that the pointer may be outside on its way to the panel. */
const GRACE = 160

const panelOf = (item: Element | null) => item?.querySelector<HTMLElement>('[popover]')
const itemAround = (node: EventTarget | null) =>
  node instanceof Element ? node.closest(`[${DATA.opensOnHover}]`) : null

const isOpen = (item: Element | null) => panelOf(item)?.matches(':popover-open')

const hide = (item: Element | null) => panelOf(item)?.hidePopover()

/** Opens the menus of a navigation on hover, and closes them when pointer or focus leaves (WCAG 1.4.13). */
export function openMenusOnHover(): void {
  const leaving = new Map<Element, ReturnType<typeof setTimeout>>()
  const justOpened = new Set<Element>()
  const enter = (item: Element) => {
    clearTimeout(leaving.get(item))
    if (isOpen(item)) return
    panelOf(item)?.showPopover()
    justOpened.add(item)
  }
  document.addEventListener('pointerover', ({ target, relatedTarget, pointerType }) => {
    const [from, to] = [itemAround(relatedTarget), itemAround(target)]
    if (pointerType !== 'mouse' || from === to) return
    const leave = () => hide(from)
    if (from) leaving.set(from, setTimeout(leave, GRACE))
    if (to) enter(to)
  })
  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    const item = itemAround(target)
    if (relatedTarget instanceof Node && !item?.contains(relatedTarget)) hide(item)
  })
  // The click that follows the hover keeps the menu open; the next click closes it.
  document.addEventListener('click', (event) => {
    const item = itemAround(event.target)
    if (!item || !(event.target instanceof Element && event.target.closest('[popovertarget]')))
      return
    // Keyboard clicks have `detail === 0` (UI Events, section 3.4.1); let them through.
    if (justOpened.delete(item) && isOpen(item) && event.detail > 0) event.preventDefault()
  })
  // The item that the pointer was already on.
  const pointedAt = document.querySelector(`[${DATA.opensOnHover}]:hover`)
  if (pointedAt && matchMedia('(hover: hover)').matches) enter(pointedAt)
}
