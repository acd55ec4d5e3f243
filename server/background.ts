import type { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import type { SiteSettings } from '../contract/site-settings.ts'
import { mailsEnquiries, openChannels, openNoticeChannel } from './delivery/channels.ts'
import { type Attempt, type DeliveryWorker, deliveryWorker } from './delivery/delivery-worker.ts'
import { alarmWebhook } from './health/alarm-webhook.ts'
import { alarms } from './health/alarms.ts'
import { clockWatch } from './health/clock-watch.ts'
import { fileGuard } from './health/file-guard.ts'
import { healthWatch } from './health/health-watch.ts'
import { log as writeLog } from './log.ts'
import type { Metrics } from './metrics.ts'
import { runSelfTest } from './self-test/run-self-test.ts'
import { selfTestSchedule } from './self-test/self-test-schedule.ts'
import { NO_ACCOUNT } from './self-test/send-as-page.ts'
import type { Settings } from './settings.ts'
import type { Held } from './store/acquire-lock.ts'
import { deliveryQueue } from './store/delivery-queue.ts'
import { keyValueStore } from './store/key-value-store.ts'
import { noticeQueue, noticeReader, planNotice } from './store/notices.ts'
import { outboxFigures } from './store/outbox-figures.ts'
import { enquiryReader } from './store/read-enquiries.ts'
import { deleteExpired } from './store/retention.ts'
import { wipeTraces } from './store/wipe.ts'

/** How many messages one channel sends at once. */
const PARALLEL = 5

/** Deadline for one delivery, even if the mail server keeps talking. */
const DELIVERY_MS = 60_000

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS

/** The work beside answering requests: delivery, health checks, the self-test, retention. */
export function background(
  database: DatabaseSync,
  settings: Settings,
  site: () => SiteSettings,
  held: Held,
  metrics: Metrics,
) {
  const known = keyValueStore(database)
  const mails = mailsEnquiries(settings)
  known.noteMails(mails)
  const uptime = () => performance.now()
  const log = (text: string) => writeLog('note', { text })
  const read = enquiryReader(database)

  const pace = {
    now: Date.now,
    random: Math.random,
    parallel: PARALLEL,
    deadlineMs: DELIVERY_MS,
    log,
  }
  /** Logs and counts an attempt; `about` leads from an enquiry to its deliveries. */
  function report(channel: string, about: Record<string, unknown>, attempt: Attempt) {
    writeLog('delivery', { ...about, channel, ...attempt })
    metrics.countDelivery(channel, attempt.result)
  }
  const workers: DeliveryWorker[] = openChannels(settings, site).map((channel) =>
    deliveryWorker({
      queue: deliveryQueue(database, channel.name),
      read,
      channel,
      report: ({ id }, attempt) => report(channel.name, { enquiry: id }, attempt),
      ...pace,
    }),
  )
  const notices = openNoticeChannel(settings, site)
  if (notices) {
    const [queue, read] = [noticeQueue(database), noticeReader(database)]
    workers.push(
      deliveryWorker({
        queue,
        read,
        channel: notices,
        report: ({ kind, messages }, attempt) =>
          report(kind, { enquiries: messages.map(({ id }) => id) }, attempt),
        ...pace,
      }),
    )
  }
  const alarm = alarms({ notify: alarmWebhook(settings.alarmWebhookUrl, site), log })
  const folder = settings.dataDir
  const files = fileGuard({ database, folder, held, alarms: alarm, now: Date.now, log })
  const figures = outboxFigures(database)
  const clock = clockWatch({ keyValueStore: known, now: Date.now, uptime, log })
  const watch = healthWatch({
    keyValueStore: known,
    figures,
    alarms: alarm,
    mails,
    webhook: settings.webhook !== undefined,
    now: Date.now,
    uptime,
    clock,
  })
  const timers: NodeJS.Timeout[] = []

  /** A full disk must stop neither the other jobs nor the site. */
  function attempt(work: () => void) {
    try {
      work()
    } catch (error) {
      log(`The database cannot be used: ${(error as Error).message}`)
    }
  }

  const everyNow = (ms: number, work: () => void) =>
    timers.push(setInterval(() => attempt(work), ms))

  return {
    selfTestMark: known.selfTestMark(),
    health: watch.health,
    /** Throws if the files of the open database were deleted or replaced. */
    checkFiles: files.check,
    storeFailed: watch.storeFailed,
    deliverDue: () => {
      for (const worker of workers) worker.deliverDue()
    },
    /** Call once the server can be reached at `ownUrl`. */
    start(ownUrl: string) {
      const selfTests = selfTestSchedule({
        everyHours: mails ? settings.selfTestEveryHours : 0,
        keyValueStore: known,
        run: () =>
          runSelfTest({
            host: settings.selfTestUrl ?? ownUrl,
            account: NO_ACCOUNT,
            mark: known.selfTestMark(),
            ours: true,
            status: (id) => read(id)?.status,
            mails,
            limitMs: settings.selfTestLimitMinutes * MINUTE_MS,
            now: Date.now,
            sleep,
          }),
        now: Date.now,
        uptime,
        log,
      })
      const expire = () => {
        clock.check()
        if (clock.doubtedUntil() !== undefined) return
        const count = deleteExpired(database, settings.retentionMonths, Date.now())
        if (count > 0)
          log(`Deleted ${count} messages older than ${settings.retentionMonths} months`)
      }
      /** Plans the notices, at most one mail of each kind a day. */
      const notify = () => {
        // With a wrong clock, everything may seem about to expire.
        if (clock.doubtedUntil() !== undefined) return
        const { retentionMonths: months } = settings
        planNotice(database, 'digest', { mails, months, now: Date.now() })
        const count = planNotice(database, 'deletion', { mails, months, now: Date.now() })
        if (count > 0)
          log(`${count} enquiries that were never mailed are soon ${months} months old`)
      }
      const wipe = () => {
        if (known.wipeOwed() === 'nothing' || !wipeTraces(database, 0)) return
        log('The traces of deleted messages are wiped from the files')
      }
      attempt(expire)
      attempt(notify)
      everyNow(SECOND_MS, () => {
        files.watch()
        for (const worker of workers) worker.tick()
      })
      everyNow(MINUTE_MS, () => {
        clock.check()
        notify()
        watch.check()
        files.copyAgain()
        for (const worker of workers) worker.reschedule()
        wipe()
        void alarm.tell()
        selfTests.tick()
      })
      everyNow(HOUR_MS, expire)
    },
    async stop(withinMs: number) {
      for (const timer of timers) clearInterval(timer)
      await Promise.all(workers.map((worker) => worker.stop(withinMs)))
      files.watch()
      files.copyAgain()
    },
  }
}
