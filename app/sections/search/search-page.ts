import { DATA } from '../../data-attributes.ts'
import { prepareSearch, resultParts } from './search-setup.ts'
import { watchSearch } from './watch-search.ts'

/**
 * Lets the form on the page of all addresses search: what is found for the words in the address, or for
 * others that are typed, stands above the list.
 * @throws Error when its words or styles cannot be loaded: the list is all there is then
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
  // Nothing is said before there are words: the page says it already.
  const all = { around: document.body, most: Number.POSITIVE_INFINITY }
  watchSearch({ form, field, ...parts, ...all }, { ...labels, hint: '' })
  form.addEventListener('submit', () => {
    const query = new URLSearchParams({ q: field.value.trim() })
    history.replaceState(history.state, '', `?${query}`)
  })
}
