import type { Attempt, EnquiryValues, Result } from './stored-enquiry.ts'

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
