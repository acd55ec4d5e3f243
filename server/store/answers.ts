import { createHash, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { FIELD } from '../../contract/fields.ts'
import { normalisePath } from '../../contract/fit-address.ts'
import type { SiteSettings } from '../../contract/site-settings.ts'
import { findSubject } from '../../contract/subject.ts'
import { afterWorkingDays, promisedBy, sortableTime } from '../../contract/working-time.ts'
import {
  ANSWER_STATES,
  type AnswerState,
  type Channel,
  type Database,
  type EnquiryRow,
  readClock,
} from './database.ts'
import { batches, type Details, enquiriesWhere, IS_SPAM, type StoredEnquiry } from './enquiries.ts'
import { addJobs, releaseEnquiry } from './jobs.ts'

/** The owner is reminded when half of the promised working day has passed, and when all of it has. */
const REMINDED_AFTER = [0.5, 1]

/** What somebody does with an enquiry. */
export interface StatusChange {
  /** Left out, it stays as it is. */
  state?: AnswerState | undefined
  /** Added to the notes, with the time and who wrote it. */
  note?: string
  /** Of what they saw (`versionOf`); left out, it does not matter. */
  version?: string
}

/** What two people who mark the same enquiry have to agree on. */
export const versionOf = ({ state, note = '' }: Pick<StoredEnquiry, 'state' | 'note'>) =>
  createHash('sha256').update(`${state}\n${note}`).digest('base64url')

/**
 * Whether a form that has been sent before is sent again: its note is the last one, and its version the one before
 * that. The same words in a form that was opened later are another note.
 */
function isRepeat(notes: string, note: string, version: string | undefined): boolean {
  const end = `: ${note}`
  if (version === undefined || !notes.endsWith(end)) return false
  const earlier = notes.slice(0, Math.max(0, notes.slice(0, -end.length).lastIndexOf('\n\n')))
  return ANSWER_STATES.some((state) => versionOf({ state, note: earlier }) === version)
}

/**
 * Sets the status of an enquiry; a form that is sent twice counts once. One in quarantine that is no spam is sent on.
 * @param time now, in the owner's words, and who does it @returns `changed`, without effect, if somebody else has marked it since
 */
export function setStatus(
  database: Database,
  channels: readonly Channel[],
  id: string,
  { version, ...change }: StatusChange,
  time: string,
): Promise<'done' | 'changed' | 'gone'> {
  return database.db.transaction().execute(async (db) => {
    const here = { ...database, db }
    // The update locks the row until the transaction ends.
    const { rows } = await sql<Pick<EnquiryRow, 'state' | 'note' | 'quarantined'>>`
      UPDATE enquiries SET id = id WHERE id = ${id} RETURNING state, note, quarantined`.execute(db)
    const [before] = rows
    if (!before) return 'gone'
    const notes = before.note ?? ''
    const { state = before.state } = change
    const note = change.note?.replaceAll('\r\n', '\n').trim().toWellFormed() ?? ''
    const isThere = note === '' || isRepeat(notes, note, version)
    const isReleased = before.quarantined === 1 && change.state !== undefined && state !== 'spam'
    if (isThere && state === before.state && !isReleased) return 'done'
    if (version !== undefined && version !== versionOf({ state: before.state, note: notes }))
      return 'changed'
    const added = isThere ? notes : `${notes && `${notes}\n\n`}${time}: ${note}`
    // The first answer counts, also if it is marked twice. Who is lost may have had one, or none.
    const now = ['answered', 'won'].includes(state) ? database.now : sql`NULL`
    const answeredAt = state === 'new' ? sql`NULL` : sql`coalesce(answered_at, ${now})`
    await sql`UPDATE enquiries SET state = ${state}, answered_at = ${answeredAt}, note = ${added || null}
      WHERE id = ${id}`.execute(db)
    if (isReleased) await releaseEnquiry(here, id, channels)
    // The webhook gets no suspected spam.
    else if (before.quarantined === 0 && channels.includes('webhook'))
      await addJobs(here, ['webhook-marked'], { id: randomUUID(), enquiry_id: id })
    return 'done'
  })
}

/** The enquiries that the owner is to be reminded of now, oldest first; `reminded` counts this time too. */
export async function readReminder(database: Database, { office }: Pick<SiteSettings, 'office'>) {
  const time = await readClock(database)
  const isOpen = sql<boolean>`(state = 'new' AND reminded < 2 AND quarantined = 0 AND self_test = 0)`
  const due: StoredEnquiry[] = []
  if (!office) return due
  for await (const enquiry of enquiriesWhere(database, isOpen)) {
    const reminded = REMINDED_AFTER.filter(
      (days) => afterWorkingDays(enquiry.receivedAt, days, office) <= time,
    ).length
    if (reminded > enquiry.reminded) due.push({ ...enquiry, reminded })
  }
  return due
}

/** Notes that the owner was reminded of these enquiries. */
export const noteReminded = ({ db }: Database, enquiries: StoredEnquiry[]) =>
  db.transaction().execute(async (db) => {
    for (const { id, reminded } of enquiries)
      await sql`UPDATE enquiries SET reminded = ${reminded} WHERE id = ${id}`.execute(db)
  })

/** How many enquiries there were, were answered within the promise, and were won. */
export interface Count {
  /** A month as 2026-11, a campaign or a page; empty for those of none. */
  name: string
  enquiries: number
  inTime: number
  won: number
}

/** What an enquiry is about, or the page it was sent from, without what advertisers add to its address. */
function pageOf(named: string, { subjects, url }: Pick<SiteSettings, 'subjects' | 'url'>): string {
  const isAddress = /^(?:\/|https?:)/i.test(named) && URL.canParse(named, url)
  const { host, pathname } = new URL(isAddress ? named : '/', url)
  const path = normalisePath(pathname)
  const isOurs = host.replace(/^www\./, '') === new URL(url).host.replace(/^www\./, '')
  const page = isAddress ? `${isOurs ? '' : host}${path}` : named
  return findSubject(subjects, page)?.label ?? page
}

/** Counts enquiries received from then to then, without spam: the latest months first, otherwise the most. */
export async function countEnquiriesBy(
  { db }: Database,
  site: Pick<SiteSettings, 'subjects' | 'office' | 'timeZone' | 'url'>,
  from = 0,
  to = Number.MAX_SAFE_INTEGER,
) {
  const { office, timeZone } = site
  const isCounted = sql<boolean>`(self_test = 0 AND NOT ${IS_SPAM}
    AND received_at >= ${from} AND received_at < ${to})`
  const found = await Array.fromAsync(batches(db, isCounted), (rows) =>
    rows.map(({ details: text, received_at: receivedAt, answered_at, state }) => {
      const details: Details = JSON.parse(text)
      return {
        month: sortableTime(receivedAt, timeZone).slice(0, 7),
        campaign: [details[FIELD.utmSource], details[FIELD.utmCampaign]].filter(Boolean).join(', '),
        page: pageOf(details[FIELD.subjectOfInterest] ?? details[FIELD.page] ?? '', site),
        inTime: answered_at !== null && answered_at <= promisedBy(receivedAt, office),
        won: state === 'won',
      }
    }),
  )
  const by = (sort: 'month' | 'campaign' | 'page') =>
    Array.from(
      Map.groupBy(found.flat(), (one) => one[sort].normalize('NFKC').trim().toLowerCase()),
      ([, all]): Count => ({
        name: all[0]?.[sort].trim() ?? '',
        enquiries: all.length,
        inTime: all.filter(({ inTime }) => inTime).length,
        won: all.filter(({ won }) => won).length,
      }),
    )
  const most = (one: Count, other: Count) => other.enquiries - one.enquiries || other.won - one.won
  return {
    month: by('month').sort((one, other) => (one.name < other.name ? 1 : -1)),
    campaign: by('campaign').sort(most),
    page: by('page').sort(most),
  }
}

export type Counts = Awaited<ReturnType<typeof countEnquiriesBy>>
