import { isIPv6 } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { background } from './background.ts'
import { createApp } from './create-app.ts'
import { channelsOf } from './delivery/channels.ts'
import { type WatchedRequest, watchRequests } from './http/watch-requests.ts'
import { closeGently, listen } from './listen.ts'
import { metrics } from './metrics.ts'
import { memoryLimiter } from './middleware/limit-rate.ts'
import { OwnerError } from './owner-error.ts'
import type { Settings } from './settings.ts'
import { siteRelease } from './site-release.ts'
import { siteSettings } from './site-settings.ts'
import { acquireLock } from './store/acquire-lock.ts'
import type { NewEnquiry } from './store/enquiry.ts'
import { enquiryInserter } from './store/insert-enquiries.ts'
import { isDatabaseError, openDatabase } from './store/open-database.ts'
import { isStored } from './store/read-enquiries.ts'
import { sharedLimiter } from './store/shared-limiter.ts'

/** How long a stop waits for requests and mails in flight. */
const STOP_MS = 10_000

/** A running server. */
export interface RunningServer {
  port: number
  url: string
  /** Finishes what is in flight, then closes the database. Further calls have no effect. */
  stop(): Promise<void>
}

/**
 * Starts everything: the site, the endpoints, and the background work.
 * @param logRequest called for every request
 */
export async function startServer(
  settings: Settings,
  logRequest: (request: WatchedRequest) => void = () => {},
): Promise<RunningServer> {
  const database = await openDatabase(settings)
  let held: ReturnType<typeof acquireLock> | undefined
  const letGo = async () => {
    await database.close()
    held?.close()
  }
  try {
    // Several servers may share a PostgreSQL database; a SQLite file belongs to one server.
    held = database.file && acquireLock(settings.dataDir)
    const insert = enquiryInserter(database, channelsOf(settings))
    const site = siteSettings(settings.siteDir)
    const release = siteRelease(settings.siteDir)
    // Logs errors of the release at the start.
    release()
    const counted = metrics()
    const behind = await background(database, settings, site, counted)
    const insertOrReport = async (message: NewEnquiry) => {
      try {
        return await insert(message)
      } catch (error) {
        behind.storeFailed()
        throw error
      }
    }
    const app = createApp({
      ...settings,
      async store(message) {
        const stored = await insertOrReport(message)
        behind.deliverDue()
        return stored
      },
      now: Date.now,
      limiter: (of) =>
        database.file
          ? memoryLimiter(settings.rateLimitPerMinute, () => performance.now())
          : sharedLimiter(database, of, settings.rateLimitPerMinute, behind.selfTestMark),
      isSelfTest: (mark) => mark === behind.selfTestMark,
      site,
      originRefused: behind.originRefused,
      release,
      isStored: (id) => isStored(database, id),
      health: behind.health,
      metrics: async () => counted.text(await behind.health()),
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
    await behind.start(addressOf(settings.host ?? '127.0.0.1', port))
    let stopped: Promise<void> | undefined
    const stop = async () => {
      const stoppedBy = Date.now() + STOP_MS
      await closeGently(servers, STOP_MS)
      await behind.stop(Math.max(0, stoppedBy - Date.now()))
      await letGo()
    }
    return {
      port,
      url: addressOf(settings.host ?? 'localhost', port),
      stop() {
        stopped ??= stop()
        return stopped
      },
    }
  } catch (error) {
    await letGo()
    if (!isDatabaseError(error)) throw error
    const place = database.file ? settings.dataDir : 'the database of DATABASE_URL'
    throw new OwnerError(`Messages cannot be stored in ${place}: ${error.message}.`)
  }
}

/** The URL of the server; a wildcard host is replaced by `localhost`. */
function addressOf(host: string, port: number): string {
  if (host === '0.0.0.0' || host === '::') return `http://localhost:${port}`
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`
}
