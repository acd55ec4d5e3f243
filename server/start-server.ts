import { isIPv6 } from 'node:net'
import type { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import { sql } from 'kysely'
import { alarms, postAlarm } from './alarms.ts'
import { createApp } from './create-app.ts'
import { healthWatch } from './health.ts'
import { type WatchedRequest, watchRequests } from './http/watch-requests.ts'
import { channelsOf, enquiriesOf, jobTypes, mailsEnquiries } from './jobs/job-types.ts'
import { startWorker } from './jobs/worker.ts'
import { closeGently, listen } from './listen.ts'
import { log as writeLog } from './log.ts'
import { metrics } from './metrics.ts'
import { memoryLimiter } from './middleware/limit-rate.ts'
import { OwnerError } from './owner-error.ts'
import { selfTestMark } from './self-test/run-self-test.ts'
import { selfTestType } from './self-test/self-test-type.ts'
import type { Settings } from './settings.ts'
import { siteRelease } from './site-release.ts'
import { siteSettings } from './site-settings.ts'
import { isDatabaseError, writeValue } from './store/database.ts'
import { countEnquiries, isStored, storeEnquiry } from './store/enquiries.ts'
import { keepJob, releaseAllJobs } from './store/jobs.ts'
import { openDatabase } from './store/open-database.ts'
import { sharedLimiter } from './store/shared-limiter.ts'
import { acquireLock } from './store/sqlite.ts'
import { storedCount } from './store/stored-count.ts'

/** How long a stop waits for requests and mails in flight. */
const STOP_MS = 10_000

const MINUTE_MS = 60_000

/** No self-test runs before the server has been up for this long. */
const FIRST_SELF_TEST_MS = 10 * MINUTE_MS

const log = (text: string) => writeLog('note', { text })

/** A running server. */
export interface RunningServer {
  port: number
  url: string
  /** How many enquiries were stored at the start. */
  stored: number
  /** Finishes what is in flight, then closes the database. Further calls have no effect. */
  stop(): Promise<void>
}

/**
 * Starts everything: the site, the endpoints, and the jobs of the outbox.
 * @param logRequest called for every request
 */
export async function startServer(
  settings: Settings,
  logRequest: (request: WatchedRequest) => void = () => {},
): Promise<RunningServer> {
  const database = await openDatabase(settings)
  let lock: DatabaseSync | undefined
  const close = async () => {
    await database.close()
    lock?.close()
  }
  try {
    // Several servers may share a PostgreSQL database; a SQLite file belongs to one server.
    lock = database.file && acquireLock(settings.dataDir)
    const site = siteSettings(settings.siteDir)
    const release = siteRelease(settings.siteDir)
    // Logs errors of the release at the start.
    release()
    const mails = mailsEnquiries(settings)
    const mark = await selfTestMark(database)
    await writeValue(database.db, 'mails', mails ? 'yes' : 'no')
    await keepJob(database, 'housekeeping', 0)
    if (database.file) await releaseAllJobs(database)

    const counted = metrics()
    const alarm = alarms((text) => postAlarm(settings.alarmWebhookUrl, site(), text), log)
    const count = database.file && (await storedCount(database, settings.dataDir))
    const watch = healthWatch({
      database,
      alarms: alarm,
      mails,
      webhook: settings.webhook !== undefined,
      missing: () => count?.missing(),
    })
    const stored = await countEnquiries(database, sql`self_test = 0`)
    const channels = channelsOf(settings)
    let wake = () => {}
    const app = createApp({
      ...settings,
      async store(enquiry) {
        const stored = await storeEnquiry(database, channels, enquiry).catch((error) => {
          watch.storeFailed()
          throw error
        })
        if (stored.number !== undefined) count?.remember(stored.number)
        wake()
        return stored
      },
      now: Date.now,
      limiter: (of) =>
        database.file
          ? memoryLimiter(settings.rateLimitPerMinute, () => performance.now())
          : sharedLimiter(database, of, settings.rateLimitPerMinute, mark),
      isSelfTest: (given) => given === mark,
      site,
      originRefused: watch.originRefused,
      release,
      isStored: (id) => isStored(database, id),
      health: watch.health,
      metrics: async () => counted.text(await watch.health()),
    })
    // Clients with HTTP/1.0 send no Host.
    const answer = getRequestListener(app.fetch, { hostname: 'localhost' })
    const handler = watchRequests(
      (...call) => void answer(...call),
      (request) => {
        counted.countRequest(request)
        logRequest(request)
      },
    )
    const { servers, port } = await listen(handler, settings.port, settings.host)

    const types = jobTypes(database, settings, site, log)
    const everyHours = mails ? settings.selfTestEveryHours : 0
    if (everyHours > 0) {
      const host = settings.selfTestUrl ?? addressOf(settings.host ?? '127.0.0.1', port)
      const limitMs = settings.selfTestLimitMinutes * MINUTE_MS
      types.push(selfTestType(database, { host, mark, everyHours, limitMs }, log))
      await keepJob(database, 'self-test', FIRST_SELF_TEST_MS)
    }
    const worker = startWorker({
      database,
      types,
      log,
      async report(job, attempt) {
        counted.countDelivery(job.kind, attempt.result)
        const about = await enquiriesOf(database, job).catch(() => ({}))
        writeLog('delivery', { ...about, channel: job.kind, ...attempt })
      },
    })
    wake = worker.wake
    void watch.check()
    const checking = setInterval(() => void watch.check().then(alarm.tell), MINUTE_MS)

    let stopped: Promise<void> | undefined
    const stop = async () => {
      const stoppedBy = Date.now() + STOP_MS
      clearInterval(checking)
      await closeGently(servers, STOP_MS)
      await worker.stop(Math.max(0, stoppedBy - Date.now()))
      await close()
    }
    return {
      port,
      url: addressOf(settings.host ?? 'localhost', port),
      stored,
      stop() {
        // A database that hangs must not keep the server.
        stopped ??= Promise.race([stop(), sleep(STOP_MS + 1000, undefined, { ref: false })])
        return stopped
      },
    }
  } catch (error) {
    await close()
    if (!isDatabaseError(error)) throw error
    const place = database.file ? settings.dataDir : 'the database of DATABASE_URL'
    throw new OwnerError(`Enquiries cannot be stored in ${place}: ${error.message}.`)
  }
}

/** The URL of the server; a wildcard host is replaced by `localhost`. */
function addressOf(host: string, port: number): string {
  if (host === '0.0.0.0' || host === '::') return `http://localhost:${port}`
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`
}
