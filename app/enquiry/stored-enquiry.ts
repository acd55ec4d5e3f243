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
}

/** The enquiry that session storage has: what is malformed, or of an older version, counts as missing. */
export function readStored(): StoredEnquiry | undefined {
  const stored = readFields(STORAGE_KEYS.enquiry)
  if (!stored) return undefined
  const { id, text = '' } = textsOf(stored.attempt)
  return {
    values: textsOf(stored.values),
    results: listOf(stored.results)
      .map(textsOf)
      .flatMap(({ name, text }) => (name && text ? { name, text } : [])),
    attempt: id ? { id, text } : undefined,
    leftWhileSending: stored.leftWhileSending === true,
  }
}

/** @returns whether the enquiry is stored, for the next page too */
export const store = (enquiry: StoredEnquiry) => writeFields(STORAGE_KEYS.enquiry, enquiry)

/** The attached results of demos as one text for people to read. */
export const resultsText = (results: readonly Result[]) =>
  results.map(({ name, text }) => `${name}\n${text}`).join('\n\n')
