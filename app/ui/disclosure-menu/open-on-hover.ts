import { MARK } from '../../marks.ts'

/** Milliseconds that the pointer may be elsewhere on its way to the panel. */
const GRACE = 160

const panelOf = (item: Element | null) => item?.querySelector<HTMLElement>('[popover]')
const itemAround = (node: EventTarget | null) =>
  node instanceof Element ? node.closest(`[${MARK.opensOnHover}]`) : null

function show(panel: HTMLElement | null | undefined) {
  if (panel && !panel.matches(':popover-open')) panel.showPopover()
}

function hide(panel: HTMLElement | null | undefined) {
  if (panel?.matches(':popover-open')) panel.hidePopover()
}

/**
 * Opens the menus of a navigation while the mouse is over them, and closes them when pointer or focus
 * leave (WCAG 1.4.13: they can be hovered, and stay). The button, Escape and a click beside it are the
 * browser's own.
 */
export function openMenusOnHover(): void {
  const leaving = new Map<Element, ReturnType<typeof setTimeout>>()
  const enter = (item: Element) => {
    clearTimeout(leaving.get(item))
    show(panelOf(item))
  }
  document.addEventListener('pointerover', ({ target, relatedTarget, pointerType }) => {
    const [from, to] = [itemAround(relatedTarget), itemAround(target)]
    if (pointerType !== 'mouse' || from === to) return
    if (from)
      leaving.set(
        from,
        setTimeout(() => hide(panelOf(from)), GRACE),
      )
    if (to) enter(to)
  })
  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    const item = itemAround(target)
    if (relatedTarget instanceof Node && !item?.contains(relatedTarget)) hide(panelOf(item))
  })
  // What the pointer has come to rest on before.
  const pointedAt = document.querySelector(`[${MARK.opensOnHover}]:hover`)
  if (pointedAt && matchMedia('(hover: hover)').matches) enter(pointedAt)
}
