import { isIPv6 } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { background } from './background.ts'
import { createApp } from './create-app.ts'
import { channelsOf } from './delivery/channels.ts'
import { oneHost } from './http/one-host.ts'
import { strictTransport } from './http/strict-transport.ts'
import { type WatchedRequest, watchRequests } from './http/watch-requests.ts'
import { closeGently, listen } from './listen.ts'
import { metrics } from './metrics.ts'
import { OwnerError } from './owner-error.ts'
import type { Settings } from './settings.ts'
import { siteRelease } from './site-release.ts'
import { siteSettings } from './site-settings.ts'
import { acquireLock } from './store/acquire-lock.ts'
import type { NewEnquiry } from './store/enquiry.ts'
import { enquiryInserter } from './store/insert-enquiries.ts'
import { openDatabase } from './store/open-database.ts'
import { storedQuery } from './store/stored-query.ts'

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
  const database = openDatabase(settings.dataDir)
  let held: ReturnType<typeof acquireLock> | undefined
  const letGo = () => {
    database.close()
    held?.letGo()
  }
  try {
    held = acquireLock(settings.dataDir)
    const insert = enquiryInserter(database, channelsOf(settings))
    const site = siteSettings(settings.siteDir)
    const release = siteRelease(settings.siteDir)
    // Logs errors of the release at the start.
    release()
    const counted = metrics()
    const behind = background(database, settings, site, held, counted)
    const isStored = storedQuery(database)
    const insertOrReport = (message: NewEnquiry) => {
      try {
        return insert(message)
      } catch (error) {
        behind.storeFailed()
        throw error
      }
    }
    const app = createApp({
      ...settings,
      async store(message) {
        behind.checkFiles()
        const stored = insertOrReport(message)
        behind.checkFiles()
        behind.deliverDue()
        return stored
      },
      now: Date.now,
      uptime: () => performance.now(),
      isSelfTest: (mark) => mark === behind.selfTestMark,
      site,
      release,
      isStored(id) {
        behind.checkFiles()
        return isStored(id)
      },
      health: behind.health,
      metrics: () => counted.text(behind.health()),
    })
    // Clients with HTTP/1.0 send no Host.
    const answer = getRequestListener(app.fetch, { hostname: 'localhost' })
    const known = oneHost(strictTransport(settings.hstsDays, (...call) => void answer(...call)))
    const handler = watchRequests(known, (request) => {
      counted.countRequest(request)
      logRequest(request)
    })
    const { servers, port } = await listen(handler, settings.port, settings.host, {
      // All visitors have the proxy's address: the limit per address is the proxy's task.
      ...(settings.trustedProxies > 0 ? { perAddress: Number.POSITIVE_INFINITY } : {}),
    })
    behind.start(addressOf(settings.host ?? '127.0.0.1', port))
    let stopped: Promise<void> | undefined
    const stop = async () => {
      const stoppedBy = Date.now() + STOP_MS
      await closeGently(servers, STOP_MS)
      await behind.stop(Math.max(0, stoppedBy - Date.now()))
      letGo()
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
    letGo()
    const { code, message } = error as NodeJS.ErrnoException
    if (code !== 'ERR_SQLITE_ERROR') throw error
    throw new OwnerError(`Messages cannot be stored in ${settings.dataDir}: ${message}.`)
  }
}

/** The URL of the server; a wildcard host is replaced by `localhost`. */
function addressOf(host: string, port: number): string {
  if (host === '0.0.0.0' || host === '::') return `http://localhost:${port}`
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`
}
