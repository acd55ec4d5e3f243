/** The one enquiry of this device, in local storage: a reload, a closed dialog or a week loses nothing. */
import { FIELD } from '../../contract/constants.ts'
import type { Site } from '../../model/files/site.ts'
import { ENQUIRY_SENT } from '../data-attributes.ts'
import type { SentEnquiry } from './describe-enquiry.ts'
import { sentIn } from './form-values.ts'
import { type FailureReason, sendForm } from './send-form.ts'
import * as storage from './stored-enquiry.ts'
import { addVisit, readVisit } from './visit.ts'

/** State of the enquiry; `by` is the form that was submitted. */
type EnquiryStatus =
  | { is: 'typing' }
  | { is: 'sending'; by: string }
  | { is: 'sent'; by: string; sent: SentEnquiry }
  | { is: 'failed'; by: string; reason: FailureReason }

export type Enquiry = Omit<storage.StoredEnquiry, 'leftWhileSending'> & {
  status: EnquiryStatus
  /** The values come from an earlier page or visit, and nobody has changed them since. */
  restored?: 'unsent' | 'in doubt' | undefined
}

/** Nothing typed, nothing sent; also shown until the storage has been read. */
export const EMPTY: Enquiry = { values: {}, results: [], status: { is: 'typing' } }

const isEmpty = ({ values }: Enquiry) => Object.keys(values).length === 0

/** If its page was left while it was being sent, it may or may not have arrived. */
function read(): Enquiry {
  const { leftWhileSending, ...stored } = storage.readStored() ?? {}
  const found: Enquiry = { ...EMPTY, ...stored }
  if (isEmpty(found)) return found
  return { ...found, restored: leftWhileSending ? 'in doubt' : 'unsent' }
}

let enquiry: Enquiry | undefined
const watchers = new Set<() => void>()

/** The current enquiry. */
export function getEnquiry(): Enquiry {
  if (!enquiry) {
    enquiry = read()
    addEventListener('pageshow', readAgain)
  }
  return enquiry
}

/** On a page from the back/forward cache: another page may have changed the enquiry meanwhile. */
function readAgain({ persisted }: PageTransitionEvent): void {
  const stored = persisted && storage.readStored()
  if (!stored) return
  const { values, results, attempt } = stored
  enquiry = { ...getEnquiry(), values, results, attempt }
  for (const watch of watchers) watch()
}

/** @returns whether the enquiry is stored, for the next page too */
function change(changes: Partial<Enquiry>): boolean {
  enquiry = { ...getEnquiry(), ...changes }
  const { values, results, attempt, status } = enquiry
  for (const watch of watchers) watch()
  return storage.store({ values, results, attempt, leftWhileSending: status.is === 'sending' })
}

/** Calls `watch` on every change until the returned function is called (`useSyncExternalStore`). */
export function watchEnquiry(watch: () => void): () => void {
  watchers.add(watch)
  return () => watchers.delete(watch)
}

/** Stores the values of a form. */
export const storeValues = (values: Enquiry['values']) => change({ values, restored: undefined })

/** Forgets all that was typed and attached. */
export const forget = () =>
  change({ values: {}, results: [], attempt: undefined, restored: undefined })

/** Attaches the result of a demo in place of an earlier one. @returns whether it is stored */
export const attachResult = (result: storage.Result) =>
  change({ results: [...withoutResult(result.name), result] })

/** Detaches the result of a demo. */
export const detachResult = (name: string) => change({ results: withoutResult(name) })

const withoutResult = (demo: string) => getEnquiry().results.filter(({ name }) => name !== demo)

/** Whether nothing has been typed or sent: only then may Let's Connect open by itself. */
export const isUntouched = () => isEmpty(getEnquiry()) && getEnquiry().status.is === 'typing'

/** Sends the enquiry from the form with the id `by`. */
export async function sendEnquiry(form: HTMLFormElement, by: string, mail: Site['mail']) {
  const { results, ...stored } = getEnquiry()
  const attempt = storage.attemptWith(stored.values, results, stored.attempt)
  const values = sentIn(form)
  const data = new FormData(form)
  data.set(FIELD.messageId, attempt.id)
  addVisit(data)
  change({ attempt, status: { is: 'sending', by }, restored: undefined })
  const failure = await sendForm(data, mail, attempt.id)
  if (failure) {
    console.error(`The message was not sent: ${failure.text}`)
    change({ status: { is: 'failed', by, reason: failure.reason } })
    return
  }
  const sent = { values, results, at: Date.now() }
  change({ values: {}, results: [], attempt: undefined, status: { is: 'sent', by, sent } })
  const page = readVisit().pages.at(-1)?.split('/')[1] || 'home'
  const detail = { page, kind: results.length > 0 ? 'result' : 'message' }
  document.dispatchEvent(new CustomEvent(ENQUIRY_SENT, { detail }))
}

/** Starts a new enquiry after one was sent. */
export const beginAnother = () => change({ status: { is: 'typing' } })
