import { DATA } from '../../data-attributes.ts'
import { prepareSearch, resultParts } from './search-setup.ts'
import { watchSearch } from './watch-search.ts'

/**
 * Makes the form on the search page search: results for the query in the address, or for what is typed,
 * are shown above the list of all pages.
 * @throws Error when its labels or styles cannot be loaded; the list of all pages remains
 */
export async function watchSearchPage(): Promise<void> {
  const results = document.querySelector<HTMLElement>(`[${DATA.searchResults}]`)
  const form = document.querySelector<HTMLFormElement>('main form[role="search"]')
  const field = form?.querySelector('input')
  if (!results || !form || !field) return
  const labels = await prepareSearch()
  field.value ||= new URLSearchParams(location.search).get('q') ?? ''
  const parts = resultParts()
  results.append(parts.status, parts.list)
  // No hint without a query: the page has one already.
  const all = { around: document.body, most: Number.POSITIVE_INFINITY }
  watchSearch({ form, field, ...parts, ...all }, { ...labels, hint: '' })
  form.addEventListener('submit', () => {
    const query = new URLSearchParams({ q: field.value.trim() })
    history.replaceState(history.state, '', `?${query}`)
  })
}
