import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { type AddressInfo, isIPv6, type Socket } from 'node:net'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import { OwnerError } from '../contract/owner-error.ts'
import { timeForOwner } from '../contract/working-time.ts'
import { createApp } from './create-app.ts'
import { openDesk } from './desk/desk.ts'
import { healthWatch } from './health.ts'
import { tellAlarm } from './jobs/alarm.ts'
import { channelsOf, confirmationsPerHour, jobTypes, mailsEnquiries } from './jobs/job-types.ts'
import { selfTestMark, selfTestType } from './jobs/self-test.ts'
import { startWorker } from './jobs/worker.ts'
import { log as writeLog } from './log.ts'
import { messageIdOf } from './mails/compose-mail.ts'
import { senderOf } from './mails/mail.ts'
import { MINUTE_MS } from './milliseconds.ts'
import type { Settings } from './settings.ts'
import { siteRelease } from './site/site-release.ts'
import { isDatabaseError } from './store/database.ts'
import { readEnquiry } from './store/enquiries.ts'
import { keepJob, releaseAllJobs } from './store/jobs.ts'
import { acquireLock, DATABASE_FILE, openDatabase } from './store/sqlite.ts'
import { storeEnquiry } from './store/store-enquiry.ts'
import type { WatchedRequest } from './watch-requests.ts'

/** How long a stop waits for requests and mails in flight. */
const STOP_MS = 10_000

const FIRST_SELF_TEST_MS = 10 * MINUTE_MS

/** The limits of a server that nobody can hold by sending slowly, or by not reading the response. */
const LIMITS = {
  requestTimeout: 10_000,
  headersTimeout: 10_000,
  connectionsCheckingInterval: 1000,
  keepAliveTimeout: 10_000,
  maxHeaderSize: 16 * 1024,
}
const STALLED_MS = 30_000
const MOST_CONNECTIONS = 2000
const MOST_PIPELINED = 32

const log = (text: string) => writeLog('note', { text })

/** Starts the site, the endpoints and the jobs. @throws OwnerError if a setting is of no use, or no site is built */
export async function startServer(
  settings: Settings,
  logRequest: (request: WatchedRequest) => void = () => {},
  release = siteRelease(settings.siteDir),
) {
  const site = () => release().settings
  const { name, provider } = site()
  const database = await openDatabase(settings)
  let lock: DatabaseSync | undefined
  const close = async () => {
    await database.close()
    lock?.close()
  }
  try {
    // Several servers may share a PostgreSQL database; a SQLite file belongs to one server.
    lock = database.file && acquireLock(settings.dataDir)
    const mails = mailsEnquiries(settings)
    const mark = await selfTestMark(database)
    if (database.file) await releaseAllJobs(database)

    let poll = () => {}
    const types = jobTypes(database, settings, site, log)
    for (const { kind, everyMs } of types) if (everyMs) await keepJob(database, kind)
    const alarmTypes = types.filter(({ kind }) => kind.startsWith('alarm'))
    const watch = healthWatch({
      database,
      mails,
      webhook: settings.webhookUrl !== undefined,
      time: (moment) => timeForOwner(moment, site()),
      tell(text) {
        log(text)
        void tellAlarm(database, alarmTypes, text, log).then(() => poll())
      },
    })
    const channels = channelsOf(settings)
    const app = createApp({
      ...settings,
      async store(enquiry) {
        const perHour = confirmationsPerHour(enquiry.email, settings, site())
        const into = { ...channels, confirmationsPerHour: perHour }
        const stored = await storeEnquiry(database, into, enquiry).catch((error) => {
          watch.storeFailed()
          throw error
        })
        poll()
        return stored
      },
      isSelfTest: (given) => given === mark,
      site,
      originRefused: watch.originRefused,
      release,
      isStored: async (id) => (await readEnquiry(database, id)) !== undefined,
      desk: openDesk(database, channels.enquiries, site, () => poll()),
      mailIdOf: (id) => (mails ? messageIdOf(id, senderOf(settings, site().name)) : undefined),
      health: watch.health,
      report: logRequest,
    })
    // Clients with HTTP/1.0 send no Host.
    const handler = getRequestListener(app.fetch, { hostname: 'localhost' })
    const server = await listen(handler, settings.port, settings.host ?? '127.0.0.1')
    const { port } = server.address() as AddressInfo

    const everyHours = mails ? settings.selfTestEveryHours : 0
    if (everyHours > 0) {
      const host = settings.selfTestUrl ?? addressOf(settings.host ?? '127.0.0.1', port)
      types.push(selfTestType(database, host, everyHours, log))
      await keepJob(database, 'self-test', FIRST_SELF_TEST_MS)
    }
    const worker = startWorker(database, types, log, ({ enquiry_id, kind }, attempt) =>
      writeLog('delivery', { enquiry: enquiry_id ?? undefined, channel: kind, ...attempt }),
    )
    poll = worker.poll
    void watch.check()
    const checking = setInterval(() => void watch.check(), MINUTE_MS)

    let stopped: Promise<void> | undefined
    const stop = async () => {
      const stoppedBy = Date.now() + STOP_MS
      clearInterval(checking)
      // Other connections than idle ones close after their response.
      server.keepAliveTimeout = 1
      const limit = setTimeout(() => server.closeAllConnections(), STOP_MS)
      await server[Symbol.asyncDispose]()
      clearTimeout(limit)
      await worker.stop(Math.max(0, stoppedBy - Date.now()))
      await close()
    }
    const url = addressOf(settings.host ?? 'localhost', port)
    return {
      ...{ port, url },
      /** Where the site is and where enquiries go, for people. */
      lines: [`${name} is at ${url}`, whereEnquiriesGo(settings, provider)],
      /** Finishes what is in flight, then closes the database. Further calls have no effect. */
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

async function listen(handler: RequestListener, port: number, host: string): Promise<Server> {
  const queues = new WeakMap<Socket, (() => void)[]>()
  // Node would begin with all requests that a client pipelines; browsers do not.
  const server = createServer(LIMITS, (request, response) => {
    const { socket } = request
    if (socket.destroyed) return
    const queue = queues.get(socket) ?? []
    queues.set(socket, queue)
    if (queue.push(() => handler(request, response)) > MOST_PIPELINED) socket.destroy()
    else if (queue.length === 1) queue[0]?.()
    response.once('close', () => {
      queue.shift()
      if (!socket.destroyed) queue[0]?.()
    })
  })
  server.timeout = STALLED_MS
  server.maxConnections = MOST_CONNECTIONS
  server.listen({ port, host })
  await once(server, 'listening').catch(({ code, message }: NodeJS.ErrnoException) => {
    const isTaken = code === 'EADDRINUSE'
    const taken = `Port ${port} is taken by another program: stop it, or choose another port with PORT.`
    const other = `The server cannot listen at ${host}, port ${port}: ${message}.`
    throw new OwnerError(isTaken ? taken : other)
  })
  return server
}

/** Tells the owner in one line where enquiries go. @param provider the host of the provider, if there is one */
function whereEnquiriesGo(settings: Settings, provider: string | undefined): string {
  const { databaseUrl, dataDir, smtpUrl, mailTo } = settings
  if (provider !== undefined)
    return `Enquiries go from the page to ${provider}, not to this server: mail in content/site.yaml says so`
  const place = databaseUrl ? 'PostgreSQL' : join(dataDir, DATABASE_FILE)
  const stored = `Enquiries are stored in ${place}`
  if (smtpUrl && mailTo.length > 0)
    return `${stored} and mailed to ${mailTo.join(', ')} by ${new URL(smtpUrl).host}`
  const missing = [...(smtpUrl ? [] : ['SMTP_URL']), ...(mailTo.length > 0 ? [] : ['MAIL_TO'])]
  return `${stored} and wait in the outbox: set ${missing.join(' and ')} to have them mailed`
}

/** Stops the program cleanly when it is interrupted or terminated. */
export function stopOnSignal(stop: () => Promise<unknown>): void {
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, async () => {
      await stop().catch(console.error)
      process.exit()
    })
}
