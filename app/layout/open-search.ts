import { DATA } from '../data-attributes.ts'

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

/**
 * Opens the search as a dialog, by the header's link, `/` or Ctrl K. The search is loaded then and not
 * before; if that fails, the link opens the search page.
 */
export function openSearch(): void {
  const link = document.querySelector<HTMLAnchorElement>(`[${DATA.search}]`)
  if (!link) return
  const open = () =>
    import('../sections/search/open-dialog.ts')
      .then(({ openDialog }) => openDialog(link.href))
      .catch(() => location.assign(link.href))
  link.addEventListener('click', (event) => {
    const { button, ctrlKey, metaKey, shiftKey, altKey } = event
    if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return
    event.preventDefault()
    open()
  })
  addEventListener('keydown', (event) => {
    if (!isShortcut(event)) return
    event.preventDefault()
    open()
  })
}
