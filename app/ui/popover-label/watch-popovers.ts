/**
 * Says on each button of a popover whether it is open: browsers do so too, but not all of them to all
 * who ask. What is open when the page is left is closed, since the page may come back as it was.
 */
export function watchPopovers(): void {
  const say = (panel: HTMLElement) => {
    const open = String(panel.matches(':popover-open'))
    for (const button of document.querySelectorAll(`[popovertarget="${CSS.escape(panel.id)}"]`))
      button.setAttribute('aria-expanded', open)
  }
  for (const panel of document.querySelectorAll<HTMLElement>('[popover]')) say(panel)
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (target instanceof HTMLElement && target.popover) say(target)
    },
    true,
  )
  addEventListener('pagehide', () => {
    for (const panel of document.querySelectorAll<HTMLElement>(':popover-open')) panel.hidePopover()
  })
}
