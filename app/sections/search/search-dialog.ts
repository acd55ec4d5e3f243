import type { SearchWords } from '../../../schemas/pages.ts'
import sheet from './search.css?url'
import { element } from './show-results.ts'
import { watchSearch } from './watch-search.ts'

/** What the dialog says: `routes/search-words.ts`. */
const WORDS = '/search.json'

let dialog: Promise<HTMLDialogElement> | undefined

/** The stylesheet of the search, which no page has. */
const styles = () =>
  new Promise<void>((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = sheet
    link.onload = () => resolve()
    link.onerror = reject
    document.head.append(link)
  })

async function makeDialog(): Promise<HTMLDialogElement> {
  const [words] = await Promise.all([
    fetch(WORDS).then((answer) => answer.json() as Promise<SearchWords>),
    styles(),
  ])
  const field = element('input', 'site-search-field')
  // Not of the type search: its Escape empties the field instead of closing the dialog.
  field.setAttribute('role', 'searchbox')
  Object.assign(field, { name: 'q', id: 'site-search', enterKeyHint: 'search' })
  field.autocomplete = 'off'
  field.spellcheck = false
  const label = element('label', 'site-search-label', words.fieldLabel)
  label.htmlFor = field.id
  const send = element('button', 'site-search-send', words.sendLabel)
  const form = element('form', 'site-search-form', label, field, send)
  form.action = '/search'
  form.setAttribute('role', 'search')
  const status = element('p', 'site-search-status')
  status.setAttribute('role', 'status')
  const list = element('ol', 'site-search-list')
  const all = element('a', 'site-search-all', words.listLabel)
  all.href = '/search'
  const close = element('button', 'site-search-close', '×')
  close.type = 'button'
  close.setAttribute('aria-label', words.closeLabel)
  const made = element('dialog', 'site-search')
  made.setAttribute('aria-label', words.sendLabel)
  const sheetBox = element('div', 'site-search-sheet', form, status, list, all, close)
  made.append(sheetBox)
  document.body.append(made)
  close.addEventListener('click', () => made.close())
  made.addEventListener('click', ({ target }) => target === made && made.close())
  // A result may be on this very page.
  list.addEventListener(
    'click',
    ({ target }) => target instanceof HTMLAnchorElement && made.close(),
  )
  watchSearch({ form, field, status, list }, words)
  return made
}

/**
 * Opens the search over the page, on the native dialog: what lies behind is inert, Escape closes it,
 * and focus goes back to where it was.
 * @throws Error when its words or styles cannot be loaded
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
