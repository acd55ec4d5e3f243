/**
 * Sets `aria-expanded` on the buttons of popovers: not all browsers expose the state to all assistive
 * technology. Closes open popovers when the page is left, since it may be restored as it was.
 */
export function watchPopovers(): void {
  const update = (panel: HTMLElement) => {
    const open = String(panel.matches(':popover-open'))
    for (const button of document.querySelectorAll(`[popovertarget="${CSS.escape(panel.id)}"]`))
      button.setAttribute('aria-expanded', open)
  }
  for (const panel of document.querySelectorAll<HTMLElement>('[popover]')) update(panel)
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (target instanceof HTMLElement && target.popover) update(target)
    },
    true,
  )
  addEventListener('pagehide', () => {
    for (const panel of document.querySelectorAll<HTMLElement>(':popover-open')) panel.hidePopover()
  })
}
