import { KEPT } from '../contract/kept.ts'
import { noteVisit } from './enquiry/note-visit.ts'
import { MARK } from './marks.ts'
import { watchFrame } from './sections/frame/watch-frame.ts'
import { wakePage } from './waking/wake-page.ts'

/** For the page's inline script (`waking/wait-for-sign.ts`), which fetches this one at the first sign of a visitor. */
export { wakePart } from './waking/wake-parts.ts'

if (import.meta.env.DEV) {
  const { hydrateWholePage } = await import('./waking/hydrate-whole-page.tsx')
  hydrateWholePage(() => {
    noteVisit(KEPT.visit, MARK.subject)
    watchFrame()
    document.documentElement.setAttribute(MARK.awake, '')
  })
} else wakePage(watchFrame)
