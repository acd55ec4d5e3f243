/** Id of the mobile menu's sheet. */
export const MOBILE_MENU = 'mobile-menu'

/**
 * The open mobile menu covers the page: what lies behind it can be neither reached by Tab nor heard
 * meanwhile (WCAG 2.4.11). The header stays, with the button that closes it.
 */
export function holdFocusInMenu(): void {
  const sheet = document.getElementById(MOBILE_MENU)
  const hold = () => {
    const open = sheet?.matches(':popover-open') ?? false
    for (const behind of document.body.children)
      if (behind instanceof HTMLElement && !behind.contains(sheet)) behind.inert = open
  }
  hold()
  sheet?.addEventListener('toggle', hold)
}
