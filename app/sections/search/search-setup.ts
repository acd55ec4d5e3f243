import type { SearchLabels } from '../../../schemas/pages.ts'
import sheet from './search.css?url'
import { element } from './show-results.ts'

/** What the search says: `routes/search-json.ts`. */
const WORDS = '/search.json'

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

/**
 * Fetches what the search says, and its styles.
 * @throws Error when one of them cannot be had
 */
export async function prepareSearch(): Promise<SearchLabels> {
  const [labels] = await Promise.all([
    fetch(WORDS).then((answer) => answer.json() as Promise<SearchLabels>),
    styles(),
  ])
  return labels
}

/** Where it is said and shown what was found; the first is heard by screen readers. */
export function resultParts(): { status: HTMLElement; list: HTMLElement } {
  const status = element('p', 'site-search-status')
  status.setAttribute('role', 'status')
  return { status, list: element('ol', 'site-search-list') }
}
