import { setTimeout as sleep } from 'node:timers/promises'
import type { MiddlewareHandler } from 'hono'
import { timingSafeEqual } from 'hono/utils/buffer'
import { BODY_LIMIT } from '../contract/fields.ts'
import type { AppEnv } from './app-env.ts'
import type { SelfTestResult } from './jobs/self-test.ts'
import { log } from './log.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from './milliseconds.ts'
import { isolatedLine } from './printable.ts'
import { type Channel, type Database, readValue, writeValue } from './store/database.ts'
import { WARNING_DAYS } from './store/deletion.ts'
import { type OutboxFigures, outboxFigures } from './store/figures.ts'

/** An enquiry that waits longer than this raises an alarm; it is still retried. */
const TOO_LONG_MS = 15 * MINUTE_MS

/** The disk is written at most this often, however often `/healthz` is requested. */
const CHECK_EVERY_MS = 1000

/** `/healthz` waits this long for the database, and answers with what is known then. */
const PATIENCE_MS = 500

const DISK = 'Enquiries cannot be stored: the database cannot be written'

/** The texts of alarms by name; none where there is nothing to tell. */
type Alarms = Record<string, string | false | null | undefined>

export interface HealthOptions {
  database: Database
  mails: boolean
  webhook: boolean
  /** A time in the owner's words. */
  time(moment: number): string
  /** Called when an alarm begins, and when it is over. */
  tell(text: string): void
}

/** Checks the state of the server, keeps its alarms, and reports both for `/healthz`. */
export function healthWatch({ database, mails, webhook, time, tell }: HealthOptions) {
  const alarms = new Map<string, string>()
  let checkedAt = Number.NEGATIVE_INFINITY
  let checking: Promise<void> | undefined
  let originRefusedAt = Number.NEGATIVE_INFINITY

  /** Sets one alarm, or ends it if there is no text. */
  function set(name: string, text: Alarms[string]) {
    const before = alarms.get(name)
    if (text) alarms.set(name, text)
    else alarms.delete(name)
    if (text && !before) tell(`ALARM: ${text}`)
    if (before && !text) tell(`Over: ${before}`)
  }

  function check(): Promise<void> {
    if (performance.now() - checkedAt >= CHECK_EVERY_MS)
      checking ??= checkNow().finally(() => {
        checkedAt = performance.now()
        checking = undefined
      })
    return checking ?? Promise.resolve()
  }

  async function checkNow() {
    if (performance.now() - originRefusedAt >= DAY_MS) set('origin', undefined)
    try {
      await tryToWrite()
      const outbox = await outboxFigures(database)
      const selfTest = (await readValue(database.db, 'last-self-test')) ?? 'null'
      set('disk', undefined)
      for (const [name, text] of Object.entries(alarmsOf(outbox, JSON.parse(selfTest))))
        set(name, text)
    } catch (error) {
      set('disk', DISK)
      log('note', { text: `The database cannot be written: ${(error as Error).message}` })
    }
  }

  /** A time, or when this server started, whichever is later. */
  const upSince = (moment: number, now: number) => Math.max(moment, now - performance.now())

  function channelAlarms(channel: Channel, { [channel]: figures, now }: OutboxFigures): Alarms {
    const { waiting, failed, oldest, due_since } = figures
    const [stuck, refused] = {
      mail: ['Mail does not leave', 'mailed'],
      webhook: ['The webhook takes nothing', 'sent to the webhook'],
    }[channel]
    // Enquiries that waited while no server ran get the full time as well.
    const since = due_since === null ? now : upSince(due_since, now)
    return {
      [channel]:
        now - since >= TOO_LONG_MS &&
        `${stuck}: ${waiting} waiting, the oldest since ${time(oldest ?? since)}`,
      [`${channel} failed`]:
        failed > 0 &&
        `${failed} ${failed === 1 ? 'enquiry' : 'enquiries'} could not be ${refused}: see npm run messages -- list --status failed`,
    }
  }

  function alarmsOf(figures: OutboxFigures, selfTest: SelfTestResult | null): Alarms {
    const { now, lastMail, unmailed, failing, withheldAt } = figures
    const [failed] = failing.filter(({ since }) => now - upSince(since, now) >= HOUR_MS)
    const refused = mails && lastMail?.last_error
    const from = time((unmailed.since ?? 0) + WARNING_DAYS * DAY_MS)
    return {
      ...(mails && channelAlarms('mail', figures)),
      ...(webhook && channelAlarms('webhook', figures)),
      chores: failed && `The job ${failed.kind} fails since ${time(failed.since)}: ${failed.error}`,
      confirmations:
        now - withheldAt < HOUR_MS &&
        'More people wrote within an hour than CONFIRMATIONS_PER_HOUR allows to confirm: they get no mail. If these enquiries are not real, somebody uses your form to send mail to strangers. All enquiries are stored as always',
      recipient: refused && `Not all of MAIL_TO get the mail: ${refused}`,
      deletion:
        unmailed.enquiries > 0 &&
        `Enquiries that were never mailed are deleted from ${from} on: ${unmailed.enquiries}. Copy them with npm run messages -- export`,
      'self-test': selfTest?.ok === false && `The self-test failed: ${selfTest.text}`,
    }
  }

  /** Writes and removes as much as the largest enquiry: a full disk may still take less. */
  const tryToWrite = () =>
    database.db.transaction().execute(async (db) => {
      await writeValue(db, 'disk-trial', 'x'.repeat(BODY_LIMIT))
      await db.deleteFrom('key_values').where('name', '=', 'disk-trial').execute()
    })

  return {
    check,
    storeFailed() {
      set('disk', DISK)
      checkedAt = Number.NEGATIVE_INFINITY
    },
    /** Call when an enquiry is refused for its origin, which may be any site's. */
    originRefused(origin: string) {
      originRefusedAt = performance.now()
      set(
        'origin',
        `Enquiries from pages of ${isolatedLine(origin.slice(0, 100))} are refused. If that is your site, set its url in content/site.yaml or ALLOWED_ORIGINS; if not, another site tried to use your form, and there is nothing to do. This alarm ends a day after the last attempt`,
      )
    },
    async health() {
      await Promise.race([check(), sleep(PATIENCE_MS)])
      return { healthy: alarms.size === 0, alarms: [...alarms.values()] }
    },
  }
}

/** Answers `/healthz`: reasons name people and servers, so only who has the token gets them. */
export function answerHealth(
  health: () => Promise<{ healthy: boolean }>,
  healthToken: string | undefined,
): MiddlewareHandler<AppEnv> {
  return async (c) => {
    const details = await health()
    const status = details.healthy ? 'ok' : 'failing'
    const given = /^Bearer +(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1]
    const isOwner = healthToken && given && (await timingSafeEqual(given, healthToken))
    c.header('Cache-Control', 'no-store')
    return c.json(isOwner ? details : { status }, details.healthy ? 200 : 503)
  }
}
