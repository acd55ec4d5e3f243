import { MOBILE_MENU } from './layout-ids.ts'

/**
 * The open mobile menu covers the page, so everything behind it is made inert (WCAG 2.4.11). The header
 * stays usable: its button closes the menu.
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
