import { noteVisit } from './enquiry/note-visit.ts'
import { VISIT } from './enquiry/visit.ts'
import { MARK } from './marks.ts'
import { watchFrame } from './sections/frame/watch-frame.ts'
import type { Missed } from './waking/wait-for-sign.ts'
import { wakePage as wake } from './waking/wake-page.ts'

/** Called by the page's inline script (`waking/wait-for-sign.ts`) once a visitor has given a sign. */
export const wakePage = (missed: Missed) => wake(missed, watchFrame)

if (import.meta.env.DEV) {
  const { hydrateWholePage } = await import('./waking/hydrate-whole-page.tsx')
  hydrateWholePage(() => {
    noteVisit(VISIT, MARK.subject)
    watchFrame()
    document.documentElement.setAttribute(MARK.awake, '')
  })
}
