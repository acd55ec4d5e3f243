import { sql } from 'kysely'
import type { Database } from './database.ts'
import { countEnquiries, enquiriesWhere, type StoredEnquiry } from './enquiries.ts'

/** The most enquiries and letters in one digest; the rest waits for the next. */
const MOST = 5000
const MOST_LETTERS = 3_000_000

const IS_WAITING = sql<boolean>`(quarantined = 1 AND digested = 0 AND state <> 'spam')`

/** The suspected spam that the owner has not been told of, oldest first, and how many wait for the next digest. */
export async function readDigest(database: Database) {
  const enquiries: StoredEnquiry[] = []
  let letters = 0
  for await (const enquiry of enquiriesWhere(database, IS_WAITING)) {
    letters += JSON.stringify(enquiry).length
    if (enquiries.length === MOST || letters > MOST_LETTERS) break
    enquiries.push(enquiry)
  }
  const waiting = await countEnquiries(database, IS_WAITING)
  return { enquiries, more: waiting - enquiries.length }
}

/** Notes that these enquiries were in a digest. */
export const noteDigested = ({ db }: Database, enquiries: StoredEnquiry[]) =>
  sql`UPDATE enquiries SET digested = 1
    WHERE id IN (${sql.join(enquiries.map(({ id }) => id))})`.execute(db)
