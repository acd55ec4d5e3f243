/** Sets `aria-expanded` on the buttons of popovers, as not all browsers do, and closes popovers when the page is left. */
export function watchPopovers(): void {
  const buttonsOf = ({ id }: HTMLElement) =>
    `[popovertarget="${CSS.escape(id)}"]:not([popovertargetaction])`
  const update = (panel: HTMLElement) => {
    const open = String(panel.matches(':popover-open'))
    for (const button of document.querySelectorAll(buttonsOf(panel)))
      button.setAttribute('aria-expanded', open)
  }
  for (const panel of document.querySelectorAll<HTMLElement>('[popover]')) update(panel)
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (!(target instanceof HTMLElement && target.popover)) return
      update(target)
      // Browsers return the focus from a popover, but not from one that was opened inside another.
      const { activeElement, body } = document
      const lost = activeElement === body || target.contains(activeElement)
      if (lost && !target.matches(':popover-open'))
        document.querySelector<HTMLElement>(`[popover] ${buttonsOf(target)}`)?.focus()
    },
    true,
  )
  addEventListener('pagehide', () => {
    for (const panel of document.querySelectorAll<HTMLElement>(':popover-open')) panel.hidePopover()
  })
}
