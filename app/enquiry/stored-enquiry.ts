import { STORAGE_KEYS } from '../../contract/constants.ts'

/** What is filled in, by the name of its field. */
export type EnquiryValues = Record<string, string>

/** The result of a demo, to be sent with the enquiry. */
export type Result = { name: string; text: string }

/** The id of an attempt to send, and the text sent with it: repeats of both are one enquiry. */
export type Attempt = { id: string; text: string }

type StoredEnquiry = {
  values: EnquiryValues
  results: readonly Result[]
  attempt?: Attempt | undefined
  /** The page was left before the response came: the enquiry may or may not have arrived. */
  leftWhileSending?: boolean
}

/** The enquiry in a text from session storage: what is malformed, or of an older version, counts as missing. */
export function parseEnquiry(json: string | null): StoredEnquiry {
  // An array has a method called `values`, so exclude arrays.
  const fieldsOf = (value: unknown): Record<string, unknown> =>
    typeof value === 'object' && !Array.isArray(value) ? Object(value) : {}
  const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
  let stored: Record<string, unknown> = {}
  try {
    stored = fieldsOf(JSON.parse(json ?? ''))
  } catch {
    // Not JSON: counts as missing.
  }
  const { id, text } = fieldsOf(stored.attempt)
  const results: unknown[] = Array.isArray(stored.results) ? stored.results : []
  return {
    values: Object.fromEntries(
      Object.entries(fieldsOf(stored.values)).filter(
        (entry): entry is [string, string] => textOf(entry[1]) !== '',
      ),
    ),
    results: results
      .map(fieldsOf)
      .map((result) => ({ name: textOf(result.name), text: textOf(result.text) }))
      .filter((result) => result.name && result.text),
    attempt: textOf(id) ? { id: textOf(id), text: textOf(text) } : undefined,
    leftWhileSending: stored.leftWhileSending === true,
  }
}

/** The enquiry that session storage has; undefined where it is not available. */
export function readStored(): StoredEnquiry | undefined {
  try {
    return parseEnquiry(sessionStorage.getItem(STORAGE_KEYS.enquiry))
  } catch {
    return undefined
  }
}

/** @returns whether the enquiry is stored, for the next page too */
export function store(enquiry: StoredEnquiry): boolean {
  try {
    sessionStorage.setItem(STORAGE_KEYS.enquiry, JSON.stringify(enquiry))
    return true
  } catch {
    return false
  }
}

/** The attached results of demos as one text for people to read. */
export const resultsText = (results: readonly Result[]) =>
  results.map(({ name, text }) => `${name}\n${text}`).join('\n\n')
