import type { StoredEnquiry } from './enquiry.ts'

/** A message as JSON for programs: times as ISO 8601, empty fields left out. */
export function asJson({ receivedAt, deliveredAt, nextAttemptAt, ...rest }: StoredEnquiry) {
  const iso = (time: number | undefined) =>
    time === undefined ? undefined : new Date(time).toISOString()
  return {
    ...rest,
    receivedAt: new Date(receivedAt).toISOString(),
    deliveredAt: iso(deliveredAt),
    nextAttemptAt: iso(nextAttemptAt),
  }
}
