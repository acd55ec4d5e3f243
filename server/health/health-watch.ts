import type { Facts } from '../store/facts.ts'
import type { OutboxFigures } from '../store/outbox-figures.ts'
import type { Alarms } from './alarms.ts'
import type { ClockWatch } from './clock-watch.ts'

/** A mail that has not left by then needs its owner's attention, though it is still tried. */
const TOO_LONG_MS = 15 * 60_000

/** However often somebody asks, the disk is written to no more often than this. */
const LOOK_AGAIN_MS = 1000

export interface WatchOptions {
  facts: Facts
  figures: () => OutboxFigures
  alarms: Alarms
  clock: ClockWatch
  mails: boolean
  now: () => number
  /** Milliseconds on a clock that nobody puts right, and so never jumps. */
  uptime: () => number
}

/** Looks whether all is well, sets the alarms by it, and tells it to whoever asks at `/healthz`. */
export function healthWatch({ facts, figures, alarms, mails, now, uptime, clock }: WatchOptions) {
  const startedAt = now()
  let lookedAt = Number.NEGATIVE_INFINITY
  let outbox: OutboxFigures | undefined
  let lastSelfTest: ReturnType<Facts['lastSelfTest']> = null
  let doubtedUntil: number | undefined

  function look() {
    if (uptime() - lookedAt < LOOK_AGAIN_MS) return
    lookedAt = uptime()
    try {
      facts.noteAlive(now())
      outbox = figures()
      doubtedUntil = clock.doubtedUntil()
      lastSelfTest = facts.lastSelfTest()
      alarms.set('disk', undefined)
      alarms.set('mail', mails ? waitingTooLong(outbox) : undefined)
      alarms.set('failed', mails ? failed(outbox) : undefined)
      alarms.set(
        'recipient',
        mails && outbox.lastNote
          ? `Not all of MAIL_TO get the mail: ${outbox.lastNote}`
          : undefined,
      )
      alarms.set(
        'self-test',
        lastSelfTest?.ok === false ? `The self-test failed: ${lastSelfTest.text}` : undefined,
      )
    } catch (error) {
      alarms.set('disk', 'Messages cannot be kept: the database cannot be written')
      console.error(`The database cannot be written: ${(error as Error).message}`)
    }
  }

  function waitingTooLong({ waiting, oldest, dueSince }: OutboxFigures): string | undefined {
    // What waited while no server ran gets its time too.
    if (dueSince === undefined || now() - Math.max(dueSince, startedAt) < TOO_LONG_MS) return
    return `Mail does not leave: ${waiting} waiting, the oldest since ${iso(oldest)}`
  }

  const ageOf = (time: number | undefined) =>
    time === undefined ? null : Math.max(0, Math.round((now() - time) / 1000))

  return {
    look,
    health() {
      look()
      const current = alarms.current()
      return {
        healthy: current.length === 0,
        alarms: current,
        outbox: {
          waiting: outbox?.waiting ?? 0,
          failed: outbox?.failed ?? 0,
          oldestWaitingSeconds: ageOf(outbox?.oldest),
        },
        mail: mails ? 'on' : 'off',
        lastDelivery: iso(outbox?.lastDelivery),
        clockDoubtedUntil: iso(doubtedUntil),
        lastSelfTest: lastSelfTest ? { at: iso(lastSelfTest.at), ok: lastSelfTest.ok } : null,
      }
    },
  }
}

const failed = (outbox: OutboxFigures) =>
  outbox.failed === 0
    ? undefined
    : `${outbox.failed} ${outbox.failed === 1 ? 'message' : 'messages'} could not be mailed: see npm run messages -- list --status failed`

const iso = (time: number | undefined) => (time === undefined ? null : new Date(time).toISOString())
