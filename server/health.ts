import { BODY_LIMIT } from '../contract/fields.ts'
import type { Alarms } from './alarms.ts'
import { log, logFailure } from './log.ts'
import type { SelfTestResult } from './self-test/run-self-test.ts'
import { type Channel, type Database, readValue, writeValue } from './store/database.ts'
import { type ChannelFigures, type OutboxFigures, outboxFigures } from './store/figures.ts'
import { WARNING_DAYS } from './store/notices.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** An enquiry that waits longer than this raises an alarm; it is still retried. */
const TOO_LONG_MS = 15 * MINUTE_MS

/** The disk is written at most this often, however often `/healthz` is requested. */
const CHECK_EVERY_MS = 1000

const DISK = 'Enquiries cannot be stored: the database cannot be written'

/** The text of the alarms of each channel. */
const ALARM_TEXT: Record<Channel, { stuck: string; failed: string }> = {
  mail: { stuck: 'Mail does not leave', failed: 'could not be mailed' },
  webhook: { stuck: 'The webhook takes nothing', failed: 'could not be sent to the webhook' },
}

export interface HealthOptions {
  database: Database
  alarms: Alarms
  mails: boolean
  /** Whether a webhook is set. */
  webhook: boolean
  /** Why the owner has to look at the database, if so. */
  missing(): string | undefined
}

/** Checks the state of the server, sets the alarms, and reports both for `/healthz`. */
export function healthWatch({ database, alarms, mails, webhook, missing }: HealthOptions) {
  const isOn: Record<Channel, boolean> = { mail: mails, webhook }
  let checkedAt = Number.NEGATIVE_INFINITY
  let checking: Promise<void> | undefined
  let outbox: OutboxFigures | undefined
  let lastSelfTest: SelfTestResult | null = null
  let originRefusedAt = Number.NEGATIVE_INFINITY

  function check(): Promise<void> {
    if (performance.now() - checkedAt >= CHECK_EVERY_MS) {
      checkedAt = performance.now()
      checking = checkNow()
    }
    return checking ?? Promise.resolve()
  }

  async function checkNow() {
    if (performance.now() - originRefusedAt >= DAY_MS) alarms.set('origin', undefined)
    alarms.set('log', logFailure())
    alarms.set('missing', missing())
    try {
      await tryToWrite()
      outbox = await outboxFigures(database)
      lastSelfTest = JSON.parse((await readValue(database.db, 'last-self-test')) ?? 'null')
      alarms.set('disk', undefined)
      for (const channel of ['mail', 'webhook'] as const) {
        const state = isOn[channel] ? outbox[channel] : undefined
        alarms.set(channel, state && waitingTooLong(channel, state, outbox.now))
        alarms.set(`${channel} failed`, state && failed(channel, state))
      }
      const note = mails && outbox.lastMail?.last_error
      alarms.set('recipient', note ? `Not all of MAIL_TO get the mail: ${note}` : undefined)
      alarms.set('digest', lateDigest(outbox))
      alarms.set('deletion', soonDeleted(outbox))
      const isFailing = lastSelfTest?.ok === false
      alarms.set('self-test', isFailing ? `The self-test failed: ${lastSelfTest?.text}` : undefined)
    } catch (error) {
      alarms.set('disk', DISK)
      log('note', { text: `The database cannot be written: ${(error as Error).message}` })
    }
  }

  /** Writes and removes as much as the largest enquiry: a full disk may still take less. */
  const tryToWrite = () =>
    database.db.transaction().execute(async (db) => {
      await writeValue(db, 'disk-trial', 'x'.repeat(BODY_LIMIT))
      await db.deleteFrom('key_values').where('name', '=', 'disk-trial').execute()
    })

  const ageOf = (time: number | null | undefined) =>
    time && outbox ? Math.max(0, Math.round((outbox.now - time) / 1000)) : null

  const inNumbers = (figures: ChannelFigures | undefined) => ({
    waiting: figures?.waiting ?? 0,
    failed: figures?.failed ?? 0,
    oldestWaitingSeconds: ageOf(figures?.oldest),
  })

  return {
    check,
    /** Call when an enquiry could not be stored. */
    storeFailed() {
      alarms.set('disk', DISK)
      checkedAt = Number.NEGATIVE_INFINITY
    },
    /** Call when an enquiry is refused for its origin, which may be any site's. */
    originRefused(origin: string) {
      originRefusedAt = performance.now()
      alarms.set('origin', originAlarm(origin))
    },
    async health() {
      await check()
      const current = alarms.current()
      return {
        healthy: current.length === 0,
        alarms: current,
        outbox: { ...inNumbers(outbox?.mail), suspected: outbox?.suspected ?? 0 },
        mail: mails ? 'on' : 'off',
        webhook: webhook ? inNumbers(outbox?.webhook) : ('off' as const),
        lastDelivery: iso(outbox?.lastMail?.done_at),
        lastSelfTest: lastSelfTest ? { at: iso(lastSelfTest.at), ok: lastSelfTest.ok } : null,
      }
    },
  }
}

export type Health = Awaited<ReturnType<ReturnType<typeof healthWatch>['health']>>

function waitingTooLong(channel: Channel, figures: ChannelFigures, now: number) {
  const { waiting, oldest, due_since } = figures
  // Enquiries that waited while no server ran get the full time as well.
  const startedAt = now - performance.now()
  if (due_since === null || now - Math.max(due_since, startedAt) < TOO_LONG_MS) return undefined
  return `${ALARM_TEXT[channel].stuck}: ${waiting} waiting, the oldest since ${iso(oldest)}`
}

const failed = (channel: Channel, { failed }: ChannelFigures) =>
  failed === 0
    ? undefined
    : `${failed} ${failed === 1 ? 'enquiry' : 'enquiries'} ${ALARM_TEXT[channel].failed}: see npm run messages -- list --status failed`

const lateDigest = ({ now, unsentDigest: { since, error } }: OutboxFigures) =>
  error && since && since <= now - TOO_LONG_MS
    ? `The digest of suspected spam cannot be mailed: ${error}: see npm run messages -- list --status quarantined`
    : undefined

function soonDeleted({ untoldDeletion: { enquiries, toldAt } }: OutboxFigures) {
  if (!toldAt) return undefined
  const date = new Date(toldAt + WARNING_DAYS * DAY_MS).toISOString().slice(0, 10)
  return `Enquiries that were never mailed are deleted from ${date} on: ${enquiries}. Copy them with npm run messages -- export`
}

const originAlarm = (origin: string) =>
  `Enquiries from pages of ${origin.slice(0, 100)} are refused. If that is your site, set its url in content/site.yaml or ALLOWED_ORIGINS; if not, another site tried to use your form, and there is nothing to do. This alarm ends a day after the last attempt`

const iso = (time: number | null | undefined) => (time ? new Date(time).toISOString() : null)
