import { STORAGE_KEYS } from '../../contract/constants.ts'
import { listOf, readFields, textsOf, writeFields } from './stored-fields.ts'

/** What is filled in, by the name of its field. */
export type EnquiryValues = Record<string, string>

/** The result of a demo, to be sent with the enquiry. */
export type Result = { name: string; text: string }

/** The id of an attempt to send, and the text sent with it: repeats of both are one enquiry. */
export type Attempt = { id: string; text: string }

export type StoredEnquiry = {
  values: EnquiryValues
  /** At most one per demo, the latest last. */
  results: readonly Result[]
  attempt?: Attempt | undefined
  /** The page was left before the response came: the enquiry may or may not have arrived. */
  leftWhileSending?: boolean
  /** When it was last changed, in milliseconds. */
  at?: number | undefined
}

/** The enquiry that this device has: what is malformed, or of an older version, counts as missing. */
export function readStored(): StoredEnquiry | undefined {
  const stored = readFields(STORAGE_KEYS.enquiry, 'local')
  if (!stored) return undefined
  const { id, text = '' } = textsOf(stored.attempt)
  return {
    values: textsOf(stored.values),
    results: listOf(stored.results)
      .map(textsOf)
      .flatMap(({ name, text }) => (name && text ? { name, text } : [])),
    attempt: id ? { id, text } : undefined,
    leftWhileSending: stored.leftWhileSending === true,
    at: typeof stored.at === 'number' ? stored.at : undefined,
  }
}

/** Stores an enquiry, and removes one in which nothing is left. @returns whether it is there, for the next page too */
export function store(enquiry: StoredEnquiry): boolean {
  const isEmpty = Object.keys(enquiry.values).length + enquiry.results.length === 0
  const stored = isEmpty ? undefined : { ...enquiry, at: Date.now() }
  return writeFields(STORAGE_KEYS.enquiry, stored, 'local')
}

/** The attached results of demos as one text for people to read. */
export const resultsText = (results: readonly Result[]) =>
  results.map(({ name, text }) => `${name}\n${text}`).join('\n\n')

/** A random UUID from a blob's address: `crypto.randomUUID` is missing over plain http. */
function randomId(): string {
  const address = URL.createObjectURL(new Blob())
  URL.revokeObjectURL(address)
  return address.slice(-36)
}

/** The attempt to send these values: with the id of the last one, unless they have changed since. */
export function attemptWith(values: EnquiryValues, results: readonly Result[], last?: Attempt) {
  const text = JSON.stringify([values, results])
  return last?.text === text ? last : { id: randomId(), text }
}
