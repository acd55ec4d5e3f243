import { type RawBuilder, sql } from 'kysely'
import { dialled, tidyPhone } from '../../contract/contact-details.ts'
import { plainText } from '../../contract/plain-text.ts'
import type { SiteSettings } from '../../contract/site-settings.ts'
import { withSubjectLabel } from '../../contract/subject.ts'
import { timeForOwner } from '../../contract/working-time.ts'
import { holderOf } from '../signed-links.ts'
import { countEnquiriesBy, type StatusChange, setStatus } from '../store/answers.ts'
import type { Channel, Database } from '../store/database.ts'
import {
  enquiriesWhere,
  IS_SPAM,
  readEnquiries,
  readEnquiry,
  type StoredEnquiry,
  senderOf,
  sentBy,
} from '../store/enquiries.ts'

/** The most enquiries of each list. */
export const MOST_LISTED = 200

const IS_OPEN = sql<boolean>`(state = 'new' AND NOT ${IS_SPAM})`

const LISTS = {
  open: IS_OPEN,
  others: sql<boolean>`NOT (${IS_OPEN} OR ${IS_SPAM})`,
  spam: IS_SPAM,
}

/** Everything that the owner's desk reads and changes. @param marked called when something has changed */
export function openDesk(
  database: Database,
  channels: readonly Channel[],
  site: () => SiteSettings,
  marked = () => {},
) {
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
    /** Whose link to a page this is; undefined if it opens nothing, or no longer. */
    holderOf: (what: string, query: Record<string, string>) =>
      holderOf(database, what, query, Date.now()),
    /** The newest enquiries that contain what is searched for. @param before milliseconds since 1970 */
    list: (which: keyof typeof LISTS, search = '', before = Number.MAX_SAFE_INTEGER) =>
      newest(sql`(${LISTS[which]} AND received_at < ${before})`, matcherOf(search)),
    read: (id: string) => readEnquiry(database, id, site().subjects),
    /** All but spam, oldest first. */
    all: () => readEnquiries(database, site().subjects),
    othersOf: (enquiry: StoredEnquiry) =>
      newest(sql`(${sentBy(senderOf(enquiry))} AND id <> ${enquiry.id})`),
    /** @param by who does it; empty if that is not known */
    async mark(id: string, change: StatusChange, by: string) {
      const time = [timeForOwner(Date.now(), site()), by].filter(Boolean).join(', ')
      const result = await setStatus(database, channels, id, change, time)
      marked()
      return result
    },
    count: (from?: number, to?: number) => countEnquiriesBy(database, site(), from, to),
  }
}

export type Desk = ReturnType<typeof openDesk>

const digitsOf = (text = '') => dialled(text).replace(/\D/g, '')

/** Finds a phone number however it is written, otherwise all words, wherever they stand. */
function matcherOf(search: string) {
  const words = plainText(search).split(' ')
  const number = /^[+\d\s()/.-]{5,}$/.test(tidyPhone(search)) && digitsOf(search).replace(/^0+/, '')
  return ({ name, email, message, note = '', details }: StoredEnquiry) => {
    if (number && [details.phone, details.phone_e164].some((one) => digitsOf(one).includes(number)))
      return true
    const all = plainText([name, email, message, note, ...Object.values(details)].join('\n'))
    return words.every((word) => all.includes(word))
  }
}
