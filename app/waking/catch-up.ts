import { MARK } from '../marks.ts'
import type { Missed } from './wait-for-sign.ts'
import { partAround, wakePart } from './wake-parts.ts'

/** Clicks a button once more, when the part in which it stands can answer; nothing where it cannot wake. */
async function clickAgain(button: HTMLElement): Promise<void> {
  const part = partAround(button)
  if (part) await wakePart(part)
  button.click()
}

/** Sends a form once more, by its part, or the way that it goes without scripts. */
async function sendAgain(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
  const part = partAround(form)
  if (!part) return
  await wakePart(part).then(
    () => form.requestSubmit(submitter),
    () => form.submit(),
  )
}

/** Does once more what was done before the page could answer, where it was done. */
export async function catchUp({ clicked, sent }: Missed): Promise<void> {
  for (const button of clicked) await clickAgain(button).catch(() => {})
  if (sent) await sendAgain(sent.form, sent.submitter)
}

const isAsleep = (node: Element) => partAround(node)?.hasAttribute(MARK.awake) === false

/** Keeps what is done in a part that is on its way until it answers. */
export function holdForParts(): void {
  document.addEventListener(
    'click',
    (event) => {
      const { target } = event
      const button = target instanceof Element && target.closest<HTMLElement>('button[type=button]')
      if (!button || !isAsleep(button)) return
      event.stopImmediatePropagation()
      clickAgain(button).catch(() => {})
    },
    true,
  )
  document.addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement
      if (!isAsleep(form)) return
      event.preventDefault()
      event.stopImmediatePropagation()
      sendAgain(form, event.submitter)
    },
    true,
  )
}
