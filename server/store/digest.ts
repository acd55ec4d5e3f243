import { sql } from 'kysely'
import { DAY_MS } from '../milliseconds.ts'
import type { Database } from './database.ts'
import { countEnquiries, enquiriesWhere, type StoredEnquiry } from './enquiries.ts'

/** The most enquiries and letters in one digest; the rest waits for the next. */
const MOST = 5000
const MOST_LETTERS = 3_000_000

const IS_WAITING = sql<boolean>`(quarantined = 1 AND digested_at IS NULL AND state <> 'spam')`

/** The suspected spam for a digest, oldest first, and how many wait for the next; none within a day of the last. */
export async function readDigest(database: Database) {
  const enquiries: StoredEnquiry[] = []
  const { db, now } = database
  const isRecent = sql`SELECT 1 FROM enquiries WHERE digested_at > ${now} - ${DAY_MS} LIMIT 1`
  if ((await isRecent.execute(db)).rows.length > 0) return { enquiries, more: 0 }
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
export const noteDigested = ({ db, now }: Database, enquiries: StoredEnquiry[]) =>
  sql`UPDATE enquiries SET digested_at = ${now}
    WHERE id IN (${sql.join(enquiries.map(({ id }) => id))})`.execute(db)
