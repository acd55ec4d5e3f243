import { closeDialog } from '../../ui/dialog/close-dialog.ts'
import { prepareSearch, resultParts } from './search-setup.ts'
import { element } from './show-results.ts'
import { watchSearch } from './watch-search.ts'

/** Number of results in the dialog. */
const MOST = 8

let dialog: Promise<HTMLDialogElement> | undefined

async function makeDialog(): Promise<HTMLDialogElement> {
  const labels = await prepareSearch()
  const field = element('input', 'site-search-field')
  // Not `type=search`: there Escape clears the field instead of closing the dialog.
  field.setAttribute('role', 'searchbox')
  Object.assign(field, { name: 'q', id: 'site-search', enterKeyHint: 'search' })
  field.autocomplete = 'off'
  field.spellcheck = false
  const label = element('label', 'site-search-label', labels.fieldLabel)
  label.htmlFor = field.id
  const send = element('button', 'site-search-send', labels.sendLabel)
  const form = element('form', 'site-search-form', label, field, send)
  form.action = '/search'
  form.setAttribute('role', 'search')
  const { status, list } = resultParts()
  const all = element('a', 'site-search-all', labels.listLabel)
  all.href = '/search'
  const close = element('button', 'site-search-close', '×')
  close.type = 'button'
  close.setAttribute('aria-label', labels.closeLabel)
  const made = element('dialog', 'site-search')
  made.setAttribute('aria-label', labels.sendLabel)
  const sheetBox = element('div', 'site-search-sheet', form, status, list, all, close)
  made.append(sheetBox)
  document.body.append(made)
  close.addEventListener('click', () => closeDialog(made))
  made.addEventListener('click', ({ target }) => target === made && closeDialog(made))
  // A result may be on the current page, so close the dialog.
  list.addEventListener(
    'click',
    ({ target }) => target instanceof HTMLAnchorElement && made.close(),
  )
  watchSearch({ form, field, status, list, around: sheetBox, most: MOST }, labels)
  return made
}

/**
 * Opens the search in a native modal dialog: the page behind is inert, Escape closes it, and focus
 * returns to where it was.
 * @throws Error when its labels or styles cannot be loaded
 */
export async function openSearchDialog(): Promise<void> {
  dialog ??= makeDialog()
  dialog.catch(() => {
    dialog = undefined
  })
  const made = await dialog
  if (made.open) return
  made.showModal()
  made.querySelector('input')?.select()
}
