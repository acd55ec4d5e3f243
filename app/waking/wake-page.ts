import { MARK } from '../marks.ts'
import type { Missed } from './wait-for-sign.ts'
import { partAround, wakePart, wakeParts } from './wake-parts.ts'

/** Puts into the page what waits in a template until someone is there: the hero's second picture. */
function showWhatWaits(): void {
  for (const template of document.querySelectorAll<HTMLTemplateElement>(`template[${MARK.later}]`))
    template.replaceWith(template.content)
}

/** Does once more what was done before the page could answer, where it was done. */
async function catchUp({ clicked, sent }: Missed): Promise<void> {
  for (const button of clicked) {
    const part = partAround(button)
    if (part) await wakePart(part)
    button.click()
  }
  const part = sent && partAround(sent.form)
  if (!part) return
  await wakePart(part).then(
    () => sent.form.requestSubmit(sent.submitter),
    // What cannot wake goes the way that it goes without scripts.
    () => sent.form.submit(),
  )
}

/**
 * Wakes the page: its frame, and those of its parts that are near the window or were used already.
 * @param missed what the visitor did since the page was there
 * @param watchFrame lets the menus and the banner answer
 */
export function wakePage(missed: Missed, watchFrame: () => void): Promise<void> {
  watchFrame()
  showWhatWaits()
  wakeParts()
  document.documentElement.setAttribute(MARK.awake, '')
  return catchUp(missed)
}
