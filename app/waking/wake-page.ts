import { MARK } from '../marks.ts'
import { catchUp, holdForParts } from './catch-up.ts'
import type { Missed } from './wait-for-sign.ts'
import { wakeParts } from './wake-parts.ts'

/** Puts into the page what waits in a template until someone is there: the hero's second picture. */
function showWhatWaits(): void {
  for (const template of document.querySelectorAll<HTMLTemplateElement>(`template[${MARK.later}]`))
    template.replaceWith(template.content)
}

/**
 * Wakes the page: its frame, and those of its parts that are near the window or were used already.
 * @param missed what the visitor did since the page was there
 * @param watchFrame lets the menus and the banner answer
 */
export function wakePage(missed: Missed, watchFrame: () => void): Promise<void> {
  watchFrame()
  showWhatWaits()
  holdForParts()
  wakeParts()
  document.documentElement.setAttribute(MARK.awake, '')
  return catchUp(missed)
}
