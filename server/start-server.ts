import type { RequestListener } from 'node:http'
import { isIPv6 } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { NATIVE_SEND_PATH, THANKS_PATH } from '../contract/fields.ts'
import { background } from './background.ts'
import { createApp } from './create-app.ts'
import { channelsOf } from './delivery/channels.ts'
import { strictTransport } from './http/strict-transport.ts'
import { closeGently, listen } from './listen.ts'
import { OwnerError } from './owner-error.ts'
import type { Settings } from './settings.ts'
import { siteFacts } from './site-facts.ts'
import { staticFiles } from './static-files.ts'
import { groupCommit } from './store/group-commit.ts'
import { holdFolder } from './store/hold-folder.ts'
import { messageInserter } from './store/insert-messages.ts'
import type { NewMessage } from './store/message.ts'
import { openDatabase } from './store/open-database.ts'

/** How long a stop waits for what is in flight. */
const STOP_MS = 10_000

/** A server that runs. */
export interface RunningServer {
  port: number
  url: string
  /** Finishes what is in flight, then closes the database; once, however often it is called. */
  stop(): Promise<void>
}

/** Starts everything: the site, the endpoints, and what works in the background. */
export async function startServer(settings: Settings): Promise<RunningServer> {
  const database = openDatabase(settings.dataDir)
  let held: ReturnType<typeof holdFolder> | undefined
  const letGo = () => {
    database.close()
    held?.letGo()
  }
  try {
    held = holdFolder(settings.dataDir)
    const insert = messageInserter(database, channelsOf(settings))
    const site = siteFacts(settings.siteDir)
    const behind = background(database, settings, site)
    const keep = groupCommit((messages: NewMessage[]) => insert(messages))
    const app = createApp({
      ...settings,
      async keep(message) {
        await keep(message)
        behind.wake()
      },
      now: Date.now,
      uptime: () => performance.now(),
      isSelfTest: (mark) => mark === behind.selfTestMark,
      site,
      health: behind.health,
    })
    const handler = strictTransport(settings.hstsDays, siteAndApp(settings.siteDir, app.fetch))
    const { servers, port } = await listen(handler, settings.port, settings.host, {
      // All visitors come from the proxy's address: the share is for the proxy to give.
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
    throw new OwnerError(`Messages cannot be kept in ${settings.dataDir}: ${message}.`)
  }
}

/** Where the server is reached; a host that stands for all addresses is one by any of them. */
function addressOf(host: string, port: number): string {
  if (host === '0.0.0.0' || host === '::') return `http://localhost:${port}`
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`
}

/** Files first, by the shortest way; a few addresses belong to the app. */
function siteAndApp(
  siteDir: string,
  fetch: Parameters<typeof getRequestListener>[0],
): RequestListener {
  const app = getRequestListener(fetch)
  const answer: RequestListener = (request, response) => void app(request, response)
  const files = staticFiles(siteDir, { has: (path) => path === THANKS_PATH, answer })
  return (request, response) => {
    const url = request.url ?? '/'
    const isOurs = url.startsWith('/api/') || isAt(url, NATIVE_SEND_PATH) || isAt(url, '/healthz')
    ;(isOurs ? answer : files)(request, response)
  }
}

const isAt = (url: string, path: string) => url === path || url.startsWith(`${path}?`)
