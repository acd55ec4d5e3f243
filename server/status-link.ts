import { createHmac, timingSafeEqual } from 'node:crypto'

const DAY_MS = 24 * 60 * 60_000

/** How long the link in a mail works. */
const LINK_MS = 90 * DAY_MS

/** The address of the page on which the owner marks an enquiry. */
export const statusPath = (id: string) => `/enquiries/${id}`

const signature = (key: string, id: string, until: string) =>
  createHmac('sha256', key).update(`${id} ${until}`).digest('base64url')

/**
 * The path of the link in the mail of an enquiry. Who has it may read and mark this enquiry, without an
 * account.
 * @param now milliseconds since 1970
 */
export function statusLink(key: string, id: string, now: number): string {
  const until = String(now + LINK_MS)
  return `${statusPath(id)}?${new URLSearchParams({ until, signature: signature(key, id, until) })}`
}

/** Whether a link was made with this key for this enquiry, and has not expired. */
export function isStatusLink(key: string, id: string, query: Record<string, string>, now: number) {
  const given = Buffer.from(query.signature ?? '')
  const right = Buffer.from(signature(key, id, query.until ?? ''))
  return given.length === right.length && timingSafeEqual(given, right) && Number(query.until) > now
}
