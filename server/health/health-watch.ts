import { log, logFailure } from '../log.ts'
import type { ChannelName } from '../store/enquiry.ts'
import type { KeyValueStore, SelfTestResult } from '../store/key-value-store.ts'
import type { ChannelFigures, OutboxFigures } from '../store/outbox-figures.ts'
import type { Alarms } from './alarms.ts'
import { noticeAlarms } from './notice-alarms.ts'

/** A message that waits longer than this raises an alarm; it is still retried. */
const TOO_LONG_MS = 15 * 60_000

/** The disk is written at most this often, however often `/healthz` is requested. */
const CHECK_EVERY_MS = 1000

/** A refused origin is reported until this long after its last request. */
const ORIGIN_MS = 24 * 60 * 60_000

const DISK = 'Messages cannot be stored: the database cannot be written'

/** The text of the alarms of each channel. */
const ALARM_TEXT: Record<ChannelName, { stuck: string; failed: string }> = {
  mail: { stuck: 'Mail does not leave', failed: 'could not be mailed' },
  webhook: { stuck: 'The webhook takes nothing', failed: 'could not be sent to the webhook' },
}

export interface WatchOptions {
  keyValueStore: KeyValueStore
  figures: () => Promise<OutboxFigures>
  alarms: Alarms
  mails: boolean
  /** Whether a webhook is set. */
  webhook: boolean
  now: () => number
  /** Milliseconds on a monotonic clock. */
  uptime: () => number
}

/** Checks the state of the server, sets the alarms, and reports both for `/healthz`. */
export function healthWatch(options: WatchOptions) {
  const { keyValueStore, figures, alarms, mails, now, uptime } = options
  const isOn: Record<ChannelName, boolean> = { mail: mails, webhook: options.webhook }
  const startedAt = now()
  let checkedAt = Number.NEGATIVE_INFINITY
  let outbox: OutboxFigures | undefined
  let lastSelfTest: SelfTestResult | null = null
  let isStoreDoubted = false
  let originRefusedAt = Number.NEGATIVE_INFINITY

  let checking: Promise<void> | undefined

  function check(): Promise<void> {
    if (uptime() - checkedAt >= CHECK_EVERY_MS) {
      checkedAt = uptime()
      checking = checkNow()
    }
    return checking ?? Promise.resolve()
  }

  async function checkNow() {
    if (uptime() - originRefusedAt >= ORIGIN_MS) alarms.set('origin', undefined)
    alarms.set('log', logFailure())
    try {
      await keyValueStore.noteAlive(now())
      // A full disk may still take small writes, but no message.
      if (isStoreDoubted) await keyValueStore.tryDisk()
      isStoreDoubted = false
      outbox = await figures()
      lastSelfTest = await keyValueStore.lastSelfTest()
      alarms.set('disk', undefined)
      for (const channel of ['mail', 'webhook'] as const) {
        const state = isOn[channel] ? outbox[channel] : undefined
        alarms.set(channel, state && waitingTooLong(channel, state))
        alarms.set(`${channel} failed`, state && failed(channel, state))
      }
      const note = mails ? outbox.mail.lastNote : undefined
      alarms.set('recipient', note && `Not all of MAIL_TO get the mail: ${note}`)
      for (const [kind, text] of noticeAlarms(outbox.unsent, now() - TOO_LONG_MS))
        alarms.set(kind, text)
      alarms.set(
        'self-test',
        lastSelfTest?.ok === false ? `The self-test failed: ${lastSelfTest.text}` : undefined,
      )
    } catch (error) {
      alarms.set('disk', DISK)
      log('note', { text: `The database cannot be written: ${(error as Error).message}` })
    }
  }

  function waitingTooLong(channel: ChannelName, figures: ChannelFigures): string | undefined {
    const { waiting, oldest, dueSince } = figures
    // Messages that waited while no server ran get the full time as well.
    if (dueSince === undefined || now() - Math.max(dueSince, startedAt) < TOO_LONG_MS) return
    return `${ALARM_TEXT[channel].stuck}: ${waiting} waiting, the oldest since ${iso(oldest)}`
  }

  const ageOf = (time: number | undefined) =>
    time === undefined ? null : Math.max(0, Math.round((now() - time) / 1000))

  const inNumbers = (figures: ChannelFigures | undefined) => ({
    waiting: figures?.waiting ?? 0,
    failed: figures?.failed ?? 0,
    oldestWaitingSeconds: ageOf(figures?.oldest),
  })

  return {
    check,
    /** Call when a message could not be stored: the alarm stays on until the disk takes one again. */
    storeFailed() {
      isStoreDoubted = true
      alarms.set('disk', DISK)
    },
    /** Call when an enquiry is refused for its origin, which may be any site's. */
    originRefused(origin: string) {
      originRefusedAt = uptime()
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
        webhook: options.webhook ? inNumbers(outbox?.webhook) : ('off' as const),
        lastDelivery: iso(outbox?.mail.lastDelivery),
        lastSelfTest: lastSelfTest ? { at: iso(lastSelfTest.at), ok: lastSelfTest.ok } : null,
      }
    },
  }
}

const failed = (channel: ChannelName, { failed }: ChannelFigures) =>
  failed === 0
    ? undefined
    : `${failed} ${failed === 1 ? 'message' : 'messages'} ${ALARM_TEXT[channel].failed}: see npm run messages -- list --status failed`

const originAlarm = (origin: string) =>
  `Enquiries from pages of ${origin.slice(0, 100)} are refused. If that is your site, set its url in content/site.yaml or ALLOWED_ORIGINS; if not, another site tried to use your form, and there is nothing to do. This alarm ends a day after the last attempt`

const iso = (time: number | undefined) => (time === undefined ? null : new Date(time).toISOString())
