import { CONSENT_KEY } from '../../contract/constants.ts'
import { CONSENT_WITHDRAWN, DATA } from '../data-attributes.ts'
import { readFields, writeFields } from '../enquiry/stored-fields.ts'
import { runScripts } from './run-scripts.ts'

const YEAR = 365 * 24 * 60 * 60 * 1000

type Answer = 'allow' | 'refuse'

/** The answer given within the last twelve months; undefined if there is none or it cannot be read. */
function storedAnswer(): Answer | undefined {
  const { answer, at } = readFields(CONSENT_KEY, 'local') ?? {}
  const age = Date.now() - Number(at)
  const isAnswer = answer === 'allow' || answer === 'refuse'
  return isAnswer && age >= 0 && age < YEAR ? answer : undefined
}

/** Asks whether the visit may be counted, unless the visitor answered within a year, and acts on the answer. */
export function askConsent(): void {
  const question = document.querySelector<HTMLDialogElement>(`[${DATA.consent}]`)
  if (!question) return
  let running = false
  const follow = (answer: Answer | undefined) => {
    // Opened by its attribute: `show()` would take the focus from what the visitor is doing.
    question.open = answer === undefined
    if (answer === 'allow' && !running) {
      running = true
      runScripts(DATA.consent)
    }
    if (answer === 'allow' || !running) return
    document.dispatchEvent(new Event(CONSENT_WITHDRAWN))
    // A script that has run can only be unloaded together with its document.
    location.reload()
  }
  question.addEventListener('close', () => {
    const answer = question.returnValue === 'allow' ? 'allow' : 'refuse'
    // Without storage the answer holds for this page, and the next one asks again.
    writeFields(CONSENT_KEY, { answer, at: Date.now() }, 'local')
    follow(answer)
  })
  document.querySelector(`[${DATA.changeConsent}]`)?.addEventListener('click', (event) => {
    event.preventDefault()
    question.show()
  })
  // The visitor may answer in another tab, or on another page while this one is in the back/forward cache.
  addEventListener('storage', ({ key }) => {
    if (key === CONSENT_KEY || key === null) follow(storedAnswer())
  })
  addEventListener('pageshow', ({ persisted }) => persisted && follow(storedAnswer()))
  follow(storedAnswer())
}
