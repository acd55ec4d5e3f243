import { randomUUID } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import { DESK_PATH } from '../../contract/constants.ts'
import type { SiteSettings } from '../../contract/site-settings.ts'
import { withSubjectLabel } from '../../contract/subject.ts'
import { timeForOwner } from '../../contract/working-time.ts'
import { deskTicket } from '../signed-links.ts'
import { countEnquiriesBy, type StatusChange, setStatus } from './answers.ts'
import { type Channel, type Database, sharedSecret, writeValue } from './database.ts'
import {
  enquiriesWhere,
  IS_SPAM,
  readEnquiry,
  type StoredEnquiry,
  senderOf,
  sentBy,
} from './enquiries.ts'

const DESK_KEY = 'desk-key'

/** The key of all links to the desk. */
const deskKey = ({ db }: Database) => sharedSecret(db, DESK_KEY)

/** Makes another key, with which all links to the desk end. */
export const renewDeskKey = ({ db }: Database) => writeValue(db, DESK_KEY, randomUUID())

/** The address that opens the desk: only the owner may get it. */
export const deskLink = async (database: Database, { url }: SiteSettings) =>
  new URL(`${DESK_PATH}?${deskTicket(await deskKey(database), Date.now())}`, url).href

/** The most enquiries of each list. */
export const MOST_LISTED = 200

const IS_OPEN = sql<boolean>`(state = 'new' AND NOT ${IS_SPAM})`

const LISTS = {
  open: IS_OPEN,
  others: sql<boolean>`NOT (${IS_OPEN} OR ${IS_SPAM})`,
  spam: IS_SPAM,
}

/** Everything that the owner's desk reads and changes. */
export interface Desk {
  key(): Promise<string>
  /** The newest of those that contain what is searched for. @param before milliseconds since 1970 */
  list(which: keyof typeof LISTS, search?: string, before?: number): Promise<StoredEnquiry[]>
  read(id: string): Promise<StoredEnquiry | undefined>
  /** The other enquiries of the same person, newest first. */
  othersOf(enquiry: StoredEnquiry): Promise<StoredEnquiry[]>
  mark(id: string, change: StatusChange): ReturnType<typeof setStatus>
  count(from?: number, to?: number): ReturnType<typeof countEnquiriesBy>
}

/** @param channels those of an enquiry, for one that is taken out of quarantine */
export function openDesk(
  database: Database,
  channels: readonly Channel[],
  site: () => SiteSettings,
): Desk {
  async function newest(condition: RawBuilder<boolean>, matches = (_: StoredEnquiry) => true) {
    const found: StoredEnquiry[] = []
    const isReal = sql<boolean>`(self_test = 0 AND ${condition})`
    for await (const stored of enquiriesWhere(database, isReal, true)) {
      const enquiry = withSubjectLabel(stored, site().subjects)
      if (matches(enquiry)) found.push(enquiry)
      if (found.length === MOST_LISTED) break
    }
    return found
  }
  return {
    key: () => deskKey(database),
    list: (which, search = '', before = Number.MAX_SAFE_INTEGER) =>
      newest(sql`(${LISTS[which]} AND received_at < ${before})`, matcherOf(search)),
    read: (id) => readEnquiry(database, id, site().subjects),
    othersOf: (enquiry) => newest(sql`(${sentBy(senderOf(enquiry))} AND id <> ${enquiry.id})`),
    mark: (id, change) =>
      setStatus(database, channels, id, change, timeForOwner(Date.now(), site())),
    count: (from, to) => countEnquiriesBy(database, site(), from, to),
  }
}

const plain = (text: string) => text.normalize('NFC').toLowerCase()
const digitsOf = (text = '') => text.replace(/\D/g, '')

/** Finds a phone number however it is written, otherwise all words, wherever they stand. */
function matcherOf(search: string) {
  const words = plain(search).split(/\s+/)
  const number = /^[+\d\s()-]{5,}$/.test(search) && digitsOf(search).replace(/^0+/, '')
  return ({ name, email, message, note = '', details }: StoredEnquiry) => {
    if (number && [details.phone, details.phone_e164].some((one) => digitsOf(one).includes(number)))
      return true
    const all = plain([name, email, message, note, ...Object.values(details)].join('\n'))
    return words.every((word) => all.includes(word))
  }
}
