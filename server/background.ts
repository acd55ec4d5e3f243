import { setTimeout as sleep } from 'node:timers/promises'
import type { SiteSettings } from '../contract/site-settings.ts'
import { mailsEnquiries, openChannels, openNoticeChannel } from './delivery/channels.ts'
import { type Attempt, type DeliveryWorker, deliveryWorker } from './delivery/delivery-worker.ts'
import { alarmWebhook } from './health/alarm-webhook.ts'
import { alarms } from './health/alarms.ts'
import { healthWatch } from './health/health-watch.ts'
import { log as writeLog } from './log.ts'
import type { Metrics } from './metrics.ts'
import { runSelfTest } from './self-test/run-self-test.ts'
import { selfTestSchedule } from './self-test/self-test-schedule.ts'
import { NO_ACCOUNT } from './self-test/send-as-page.ts'
import type { Settings } from './settings.ts'
import type { Database } from './store/database.ts'
import { deliveryQueue } from './store/delivery-queue.ts'
import { keyValueStore } from './store/key-value-store.ts'
import { noticeQueue, noticeReader, planNotice } from './store/notices.ts'
import { outboxFigures } from './store/outbox-figures.ts'
import { readEnquiry } from './store/read-enquiries.ts'
import { deleteExpired } from './store/retention.ts'
import { forgetClients } from './store/shared-limiter.ts'
import { wipeTraces } from './store/wipe.ts'

/** How many messages one channel sends at once. */
const PARALLEL = 5

/** Deadline for one delivery, even if the mail server keeps talking. */
const DELIVERY_MS = 60_000

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS

/** The work besides answering requests: delivery, health checks, the self-test, retention. */
export async function background(
  database: Database,
  settings: Settings,
  site: () => SiteSettings,
  metrics: Metrics,
) {
  const known = keyValueStore(database)
  const mails = mailsEnquiries(settings)
  await known.noteMails(mails)
  const selfTestMark = await known.selfTestMark()
  const uptime = () => performance.now()
  const log = (text: string) => writeLog('note', { text })
  const read = (id: string) => readEnquiry(database, id)

  const pace = {
    now: Date.now,
    random: Math.random,
    parallel: PARALLEL,
    deadlineMs: DELIVERY_MS,
    log,
  }
  /** Logs and counts an attempt; `about` holds the ids of the enquiries that it is about. */
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
  const watch = healthWatch({
    keyValueStore: known,
    figures: () => outboxFigures(database),
    alarms: alarm,
    mails,
    webhook: settings.webhook !== undefined,
    now: Date.now,
    uptime,
  })
  const timers: NodeJS.Timeout[] = []

  /** Runs a job and logs its error: a full disk must stop neither the other jobs nor the site. */
  async function attempt(work: () => Promise<unknown>) {
    try {
      await work()
    } catch (error) {
      log(`The database cannot be used: ${(error as Error).message}`)
    }
  }

  /** Runs `work` at this interval, but skips a run while the previous one is in progress. */
  function everyNow(ms: number, work: () => Promise<void>) {
    let isRunning = false
    const run = async () => {
      if (isRunning) return
      isRunning = true
      await attempt(work)
      isRunning = false
    }
    timers.push(setInterval(() => void run(), ms))
  }

  return {
    selfTestMark,
    health: watch.health,
    storeFailed: watch.storeFailed,
    originRefused: watch.originRefused,
    deliverDue: () => {
      for (const worker of workers) void worker.deliverDue()
    },
    /** Call once the server can be reached at `ownUrl`. */
    async start(ownUrl: string) {
      const selfTests = selfTestSchedule({
        everyHours: mails ? settings.selfTestEveryHours : 0,
        keyValueStore: known,
        run: () =>
          runSelfTest({
            host: settings.selfTestUrl ?? ownUrl,
            account: NO_ACCOUNT,
            mark: selfTestMark,
            ours: true,
            status: async (id) => (await read(id))?.status,
            mails,
            limitMs: settings.selfTestLimitMinutes * MINUTE_MS,
            now: Date.now,
            sleep,
          }),
        now: Date.now,
        uptime,
        log,
      })
      const expire = async () => {
        const count = await deleteExpired(database, settings.retentionMonths, Date.now())
        if (count > 0)
          log(`Deleted ${count} messages older than ${settings.retentionMonths} months`)
      }
      /** Plans the notices, at most one mail of each kind a day. */
      const notify = async () => {
        const { retentionMonths: months } = settings
        await planNotice(database, 'digest', { mails, months, now: Date.now() })
        const count = await planNotice(database, 'deletion', { mails, months, now: Date.now() })
        if (count > 0)
          log(`${count} enquiries that were never mailed are soon ${months} months old`)
      }
      const wipe = async () => {
        if ((await known.wipeOwed()) === 'nothing' || !(await wipeTraces(database, 0))) return
        log('The traces of deleted messages are wiped from the files')
      }
      await attempt(expire)
      await attempt(notify)
      everyNow(SECOND_MS, async () => {
        await Promise.all(workers.map((worker) => worker.tick()))
      })
      const reschedule = async () => {
        for (const worker of workers) await worker.reschedule()
      }
      const forget = async () => {
        if (!database.file) await forgetClients(database)
      }
      everyNow(MINUTE_MS, async () => {
        // Each job has its own `attempt`: an alarm must be sent even if the database is unreachable.
        for (const job of [notify, watch.check, reschedule, wipe, forget]) await attempt(job)
        void alarm.tell()
        await selfTests.tick()
      })
      everyNow(HOUR_MS, expire)
    },
    async stop(withinMs: number) {
      for (const timer of timers) clearInterval(timer)
      await Promise.all(workers.map((worker) => worker.stop(withinMs)))
    },
  }
}
