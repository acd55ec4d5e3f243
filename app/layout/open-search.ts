import { DATA } from '../data-attributes.ts'
import { SEARCH_DIALOG } from './layout-ids.ts'

/** `/` outside of a field, or Ctrl K (on a Mac Command K) anywhere. */
function isShortcut(event: KeyboardEvent): boolean {
  // Chrome's autofill fires a keydown event that is not a KeyboardEvent and has no key.
  if (!(event instanceof KeyboardEvent)) return false
  const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event
  if (key.toLowerCase() === 'k') return (ctrlKey || metaKey) && !altKey && !shiftKey
  const inField =
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select'))
  return key === '/' && !ctrlKey && !metaKey && !altKey && !inField
}

/** Opens the search as a dialog, by the header's link, `/` or Ctrl K. */
export function openSearch(): void {
  const dialog = document.getElementById(SEARCH_DIALOG) as HTMLDialogElement
  const open = (event: Event) => {
    event.preventDefault()
    if (!dialog.open) dialog.showModal()
    dialog.querySelector('input')?.select()
  }
  document.querySelector(`[${DATA.search}]`)?.addEventListener('click', (event) => {
    const { button, ctrlKey, metaKey, shiftKey, altKey } = event as MouseEvent
    if (button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey) open(event)
  })
  addEventListener('keydown', (event) => isShortcut(event) && open(event))
}
