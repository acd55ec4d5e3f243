import { MARK } from '../marks.ts'
import type { Missed } from './wait-for-sign.ts'
import { partAround, wakePart, wakeParts } from './wake-parts.ts'

/** Buttons that only a script answers; as in `wait-for-sign.ts`. */
const ANSWERED = 'button[type=button]:not([popovertarget])'

/** Puts into the page what waits in a template until someone is there: the hero's second picture. */
function showWhatWaits(): void {
  for (const template of document.querySelectorAll<HTMLTemplateElement>(`template[${MARK.later}]`))
    template.replaceWith(template.content)
}

async function clickAgain(button: HTMLElement): Promise<void> {
  const part = partAround(button)
  if (part) await wakePart(part)
  button.click()
}

async function sendAgain({ form, submitter }: NonNullable<Missed['sent']>): Promise<void> {
  const part = partAround(form)
  if (!part) return
  await wakePart(part).then(
    () => form.requestSubmit(submitter),
    // What cannot wake goes the way that it goes without scripts.
    () => form.submit(),
  )
}

/** Does once more what was done before the page could answer, where it was done. */
async function catchUp({ clicked, sent }: Missed): Promise<void> {
  for (const button of clicked) await clickAgain(button)
  if (sent) await sendAgain(sent)
}

/** The page answers now, but a part of it may still be on its way: what is done there waits for it. */
function holdForSleepingParts(): void {
  const sleeps = (element: Element) => partAround(element)?.hasAttribute(MARK.awake) === false
  document.addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element && event.target.closest<HTMLElement>(ANSWERED)
      if (!button || !sleeps(button)) return
      event.stopPropagation()
      clickAgain(button)
    },
    true,
  )
  document.addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement
      if (!sleeps(form)) return
      event.preventDefault()
      event.stopPropagation()
      sendAgain({ form, submitter: event.submitter })
    },
    true,
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
  holdForSleepingParts()
  wakeParts()
  document.documentElement.setAttribute(MARK.awake, '')
  return catchUp(missed)
}
