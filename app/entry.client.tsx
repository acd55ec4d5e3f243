import { FIELD } from '../contract/fields.ts'
import { STORAGE_KEYS } from '../contract/storage-keys.ts'
import { DATA } from './data-attributes.ts'
import { completeEnquiry } from './enquiry/complete-enquiry.ts'
import { noteVisit } from './enquiry/note-visit.ts'
import { randomId } from './enquiry/random-id.ts'
import { resultsText } from './enquiry/results-text.ts'
import { hydrateOnUse } from './islands/hydrate-on-use.ts'
import { hydratePage } from './islands/hydrate-page.ts'
import { watchLayout } from './layout/watch-layout.ts'

/**
 * Called by the inline script that imports this file (`islands/start-site.ts`).
 * @param early what the visitor did before this file was loaded
 */
export const takeOver = (early: Event[]) => hydrateOnUse(early, () => hydratePage(watchLayout))

if (import.meta.env.DEV) {
  const { hydrateWholePage } = await import('./islands/hydrate-whole-page.tsx')
  hydrateWholePage(() => {
    noteVisit(STORAGE_KEYS.visit, DATA.subject)
    completeEnquiry(FIELD, STORAGE_KEYS, DATA.expected, randomId, resultsText)
    watchLayout()
    document.documentElement.setAttribute(DATA.hydrated, '')
  })
}
