/**
 * The enquiry of this visit: what is typed and not yet sent, its id, and how sending it went. There is
 * one, however many forms show it (Home has two); it is stored for the session, so that a reload, a page
 * change or a closed dialog loses nothing.
 */
import { STORAGE_KEYS } from '../../contract/storage-keys.ts'
import type { Site } from '../../schemas/site.ts'
import { type Attempt, type EnquiryValues, parseEnquiry, type Result } from './parse-enquiry.ts'
import { randomId } from './random-id.ts'
import { type FailureReason, SendError, sendForm } from './send-form.ts'

/** How it stands; `by` is the form that was sent. */
export type EnquiryStatus =
  | { is: 'typing' }
  | { is: 'sending' | 'sent'; by: string }
  | { is: 'failed'; by: string; reason: FailureReason }

export type Enquiry = {
  values: EnquiryValues
  /** One for each demo, the last one last. */
  results: readonly Result[]
  status: EnquiryStatus
  /** The words come from an earlier page of this visit: nobody has touched them since. */
  restored?: 'unsent' | 'in doubt' | undefined
  attempt?: Attempt | undefined
}

const NO_VALUES: EnquiryValues = { name: '', email: '', message: '' }

/** Nothing typed, nothing sent: also what is shown before the browser's own storage is looked at. */
export const EMPTY: Enquiry = { values: NO_VALUES, results: [], status: { is: 'typing' } }

const isEmpty = ({ values }: Enquiry) => !Object.values(values).some(Boolean)

/** What was stored. An enquiry that was under way when its page was left may or may not have arrived. */
function read(): Enquiry {
  try {
    const { leftWhileSending, ...stored } = parseEnquiry(
      sessionStorage.getItem(STORAGE_KEYS.enquiry),
    )
    const kept: Enquiry = { ...EMPTY, ...stored }
    if (isEmpty(kept)) return kept
    return { ...kept, restored: leftWhileSending ? 'in doubt' : 'unsent' }
  } catch {
    return EMPTY
  }
}

let enquiry: Enquiry | undefined
const watchers = new Set<() => void>()

/** The enquiry as it stands. */
export function getEnquiry(): Enquiry {
  enquiry ??= read()
  return enquiry
}

function change(changes: Partial<Enquiry>): void {
  enquiry = { ...getEnquiry(), ...changes }
  const { values, results, attempt, status } = enquiry
  try {
    const leftWhileSending = status.is === 'sending'
    const kept = { values, results, attempt, leftWhileSending }
    sessionStorage.setItem(STORAGE_KEYS.enquiry, JSON.stringify(kept))
  } catch {
    // A browser that keeps nothing still has the words in the form itself.
  }
  for (const watch of watchers) watch()
}

/**
 * Tells of every change, as `useSyncExternalStore` wants it.
 * @returns how to stop
 */
export function watchEnquiry(watch: () => void): () => void {
  watchers.add(watch)
  return () => watchers.delete(watch)
}

/** Keeps what stands in a form. */
export function storeValues(values: EnquiryValues): void {
  change({ values, restored: undefined })
}

/** Lets the result of a demo go along with the message, in place of an earlier one of the same demo. */
export const attachResult = (result: Result) =>
  change({ results: [...withoutResult(result.name), result] })

/** Leaves the result of a demo out. */
export const detachResult = (name: string) => change({ results: withoutResult(name) })

const withoutResult = (demo: string) => getEnquiry().results.filter(({ name }) => name !== demo)

/** Whether nobody has begun to write, or is about to hear how it went: only then may a dialog ask. */
export const isUntouched = () => isEmpty(getEnquiry()) && getEnquiry().status.is === 'typing'

/**
 * The id to send the words with: the same for every try of the same words (our server keeps it
 * once), a new one when they were changed after a try.
 */
export function attemptId(): string {
  const { values, results, attempt } = getEnquiry()
  const text = JSON.stringify([values, results])
  const id = attempt?.text === text ? attempt.id : randomId()
  change({ attempt: { id, text } })
  return id
}

/**
 * Sends the enquiry, once: what is clicked while it is under way is not a second message.
 * @param form the form that carries it, complete
 * @param by which form that is
 * @param mail where messages go, from `content/site.yaml`
 */
export async function sendEnquiry(
  form: HTMLFormElement,
  by: string,
  mail: Site['mail'],
): Promise<void> {
  change({ status: { is: 'sending', by }, restored: undefined })
  try {
    await sendForm(form, mail, getEnquiry().attempt?.id ?? '')
    change({ values: NO_VALUES, results: [], attempt: undefined, status: { is: 'sent', by } })
  } catch (error) {
    const { reason, message } =
      error instanceof SendError ? error : new SendError('unknown', String(error))
    console.error(`The message was not sent: ${message}`)
    change({ status: { is: 'failed', by, reason } })
  }
}

/** Begins another one, after one was sent. */
export const beginAnother = () => change({ status: { is: 'typing' } })
