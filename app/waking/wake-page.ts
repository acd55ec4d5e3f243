import { MARK } from '../marks.ts'
import { wakeParts } from './wake-parts.ts'

/** Puts into the page what waits in a template until someone is there: the hero's second picture. */
function showWhatWaits(): void {
  for (const template of document.querySelectorAll<HTMLTemplateElement>(`template[${MARK.later}]`))
    template.replaceWith(template.content)
}

/**
 * Wakes the page: its frame, and those of its parts that are near the window.
 * @param watchFrame lets the menus and the banner answer
 */
export function wakePage(watchFrame: () => void): void {
  watchFrame()
  showWhatWaits()
  wakeParts()
  document.documentElement.setAttribute(MARK.awake, '')
}
