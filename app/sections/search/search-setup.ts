import type { SearchLabels } from '../../../schemas/pages.ts'
import sheet from './search.css?url'
import { element } from './show-results.ts'

/** Address of the search's labels: `routes/search-json.ts`. */
const LABELS = '/search.json'

/** Loads the stylesheet of the search, which no page links. */
const styles = () =>
  new Promise<void>((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = sheet
    link.onload = () => resolve()
    link.onerror = reject
    document.head.append(link)
  })

/**
 * Fetches the labels and styles of the search.
 * @throws Error when one of them cannot be fetched
 */
export async function prepareSearch(): Promise<SearchLabels> {
  const [labels] = await Promise.all([
    fetch(LABELS).then((answer) => answer.json() as Promise<SearchLabels>),
    styles(),
  ])
  return labels
}

/** Creates the live region with the number of results, and the list of results. */
export function resultParts(): { status: HTMLElement; list: HTMLElement } {
  const status = element('p', 'site-search-status')
  status.setAttribute('role', 'status')
  return { status, list: element('ol', 'site-search-list') }
}
