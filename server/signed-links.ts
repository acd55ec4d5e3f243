import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import { DESK_PATH } from '../contract/constants.ts'
import type { SiteSettings } from '../contract/site-settings.ts'
import { DAY_MS } from './milliseconds.ts'
import { type Database, sharedSecret, writeValue } from './store/database.ts'

/** How long the link in the mail of an enquiry works, and one to the desk since it was last used. */
const LINK_MS = 90 * DAY_MS
export const DESK_MS = 14 * DAY_MS

/** The address of the page on which the owner marks an enquiry. */
export const statusPath = (id: string) => `${DESK_PATH}/${id}`

const signature = (key: string, what: string, until: string) =>
  createHmac('sha256', key).update(`${what} ${until}`).digest('base64url')

function signed(key: string, what: string, end: number): string {
  const until = String(end)
  return `${new URLSearchParams({ until, signature: signature(key, what, until) })}`
}

/** Whether a link was made with this key for this enquiry, and has not expired. */
export function isSigned(key: string, what: string, query: Record<string, string>, now: number) {
  const given = Buffer.from(query.signature ?? '')
  const right = Buffer.from(signature(key, what, query.until ?? ''))
  return given.length === right.length && timingSafeEqual(given, right) && Number(query.until) > now
}

/** The path of the link in the mail of an enquiry. Who has it may read and mark this enquiry. */
export const statusLink = (key: string, id: string, now: number) =>
  `${statusPath(id)}?${signed(key, id, now + LINK_MS)}`

/** The query of the link to the desk, and the cookie of who has opened it: it opens every enquiry. */
export const deskTicket = (key: string, now: number) => signed(key, DESK_PATH, now + DESK_MS)

/** Whether a ticket was made with this key, and has not expired. */
export const isDeskTicket = (key: string, ticket: string, now: number) =>
  isSigned(key, DESK_PATH, Object.fromEntries(new URLSearchParams(ticket)), now)

const DESK_KEY = 'desk-key'

/** The key of all links to the desk. */
export const deskKey = ({ db }: Database) => sharedSecret(db, DESK_KEY)

/** Makes another key, with which all links to the desk end. */
export const renewDeskKey = ({ db }: Database) => writeValue(db, DESK_KEY, randomUUID())

/** The address that opens the desk: only the owner may get it. */
export const deskLink = async (database: Database, { url }: SiteSettings) =>
  new URL(`${DESK_PATH}?${deskTicket(await deskKey(database), Date.now())}`, url).href
