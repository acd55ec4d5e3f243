export type EnquiryValues = { name: string; email: string; message: string }

/** What was tried on a page and is to go along. */
export type Result = { name: string; text: string }

/** The id of an attempt to send, and what was sent with it: repeats of that are one message. */
export type Attempt = { id: string; text: string }

type StoredEnquiry = {
  values: EnquiryValues
  results: Result[]
  attempt?: Attempt | undefined
  /** The page was left before the answer came: the enquiry may or may not have arrived. */
  leftWhileSending: boolean
}

/**
 * Reads the stored enquiry. What is malformed, or was stored by an older version of the site, counts as
 * missing: it never throws and never yields a wrong shape. It also stands in the page as an inline
 * script, written as its own source, so it uses nothing from outside.
 * @param json text from the session's storage, null where there is none
 */
export function parseEnquiry(json: string | null): StoredEnquiry {
  // A list has a method called `values`.
  const fieldsOf = (value: unknown): Record<string, unknown> =>
    Array.isArray(value) ? {} : Object(value)
  const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
  let stored: Record<string, unknown> = {}
  try {
    stored = fieldsOf(JSON.parse(json ?? ''))
  } catch {
    // Not JSON: nothing is stored.
  }
  const { name, email, message } = fieldsOf(stored.values)
  const { id, text } = fieldsOf(stored.attempt)
  const results: unknown[] = Array.isArray(stored.results) ? stored.results : []
  return {
    values: { name: textOf(name), email: textOf(email), message: textOf(message) },
    results: results
      .map(fieldsOf)
      .map((result) => ({ name: textOf(result.name), text: textOf(result.text) }))
      .filter((result) => result.name && result.text),
    attempt: textOf(id) ? { id: textOf(id), text: textOf(text) } : undefined,
    leftWhileSending: stored.leftWhileSending === true,
  }
}
