import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { type AddressInfo, connect, createServer as createTcpServer, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { Client } from 'pg'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { FIELD, SEND_FORM_PATH } from '../../contract/fields.ts'
import { openPostgres } from '../../server/store/postgres.ts'
import { end, isInstalled, startNginx } from '../../tools/nginx.ts'
import { deployedSite } from './support/deployed-site.ts'
import { eventually } from './support/eventually.ts'
import { headerOf, startMailServer } from './support/mail-server.ts'
import { hasPostgres, startPostgres } from './support/postgres.ts'
import { asPageCall, ownerCommand, runProgram, runServer } from './support/run-server.ts'

/** Where PostgreSQL or nginx is missing, these tests are counted as skipped. */
const specify = test.skipIf(!hasPostgres || !isInstalled('nginx', '-v'))

const postgres = hasPostgres ? await startPostgres() : undefined
afterAll(() => postgres?.stop())

const SECRET = `whsec_${Buffer.alloc(32, 'key').toString('base64')}`

/** How many deliveries a server has under way by each channel: `PARALLEL` in `server/jobs/job-types.ts`. */
const UNDER_WAY = 5

/** A receiver of the webhook, and the ids of the enquiries that it got. */
async function startReceiver() {
  const got: string[] = []
  const server = createServer(async (request, response) => {
    got.push(String(request.headers['webhook-id']))
    await text(request)
    response.writeHead(204).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return { got, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook` }
}

/** Three servers that share an empty database, started at once behind nginx. */
async function startServers(more: Record<string, string> = {}) {
  const settings = {
    DATABASE_URL: (await postgres?.newDatabase()) ?? '',
    RATE_LIMIT_PER_MINUTE: '0',
    TRUSTED_PROXIES: '1',
    ...more,
  }
  const servers = await Promise.all([1, 2, 3].map(() => runServer(settings)))
  const ports = servers.map(({ url }) => Number(new URL(url).port))
  const nginx = await startNginx(deployedSite(), ...ports)
  onTestFinished(() => end(nginx.child))
  return { settings, servers, url: nginx.url }
}

const send = (url: string, id: string, headers: Record<string, string> = {}) =>
  fetch(url + SEND_FORM_PATH, { ...asPageCall({ [FIELD.messageId]: id }), headers })

/** Sends a message until it is acknowledged, as a visitor does who is told that it was not sent. */
async function sendUntilAcknowledged(url: string, id: string) {
  const isAcknowledged = () =>
    send(url, id).then(
      ({ status }) => status === 200,
      () => false,
    )
  while (!(await isAcknowledged())) await new Promise((resolve) => setTimeout(resolve, 100))
}

async function restartDatabase() {
  await postgres?.crash()
  await postgres?.start()
}

/** What the owner's command lists. */
async function list(settings: Record<string, string>) {
  const { text } = await ownerCommand(settings, 'list', '--json')
  return JSON.parse(text) as {
    id: string
    status: string
    channels: Record<string, { status: string }>
  }[]
}

const countOf = (all: readonly string[]) => {
  const counts = new Map<string, number>()
  for (const one of all) counts.set(one, (counts.get(one) ?? 0) + 1)
  return counts
}

specify(
  'One of three servers is killed and the database crashes: every acknowledged enquiry is delivered once by each channel, or visibly waits',
  async () => {
    const smtp = await startMailServer()
    const receiver = await startReceiver()
    const mail = { SMTP_URL: smtp.url, MAIL_TO: 'owner@example.com', SELF_TEST_EVERY_HOURS: '0' }
    const hook = { WEBHOOK_URL: receiver.url, WEBHOOK_SECRET: SECRET }
    const { settings, servers, url } = await startServers({ ...mail, ...hook })
    const mailed = () =>
      smtp.mails.map((one) => /^<([\w-]{36})/.exec(headerOf(one, 'Message-ID'))?.[1] ?? '')

    const acknowledged: string[] = []
    let restart: Promise<void> | undefined
    const visitor = async () => {
      while (acknowledged.length < 180) {
        const id = randomUUID()
        await sendUntilAcknowledged(url, id)
        acknowledged.push(id)
        if (acknowledged.length === 60) servers[0]?.child.kill('SIGKILL')
        if (acknowledged.length === 120) restart = restartDatabase()
      }
    }
    await Promise.all(Array.from({ length: 12 }, visitor))
    await restart

    // What the killed server had claimed waits for the end of its claim; all else is delivered.
    const waiting = async (channel: string) =>
      (await list(settings))
        .filter(({ channels }) => channels[channel]?.status !== 'delivered')
        .map(({ id }) => id)
    for (const channel of ['mail', 'webhook'])
      await eventually(async () => (await waiting(channel)).length).toBeLessThanOrEqual(UNDER_WAY)

    expect((await list(settings)).map(({ id }) => id).toSorted()).toEqual(acknowledged.toSorted())
    const left = { mail: await waiting('mail'), webhook: await waiting('webhook') }
    const [mails, posts] = [countOf(mailed()), countOf(receiver.got)]
    for (const id of acknowledged) {
      expect([id, left.mail.includes(id) || mails.get(id)]).toEqual([
        id,
        left.mail.includes(id) || 1,
      ])
      expect([id, left.webhook.includes(id) || posts.get(id)]).toEqual([
        id,
        left.webhook.includes(id) || 1,
      ])
    }

    // The claims end, and the owner does not wait for retries: the other servers deliver these as well.
    const database = await openPostgres(settings.DATABASE_URL)
    await database.db.updateTable('jobs').set({ claimed_until: null }).execute()
    await database.close()
    await ownerCommand(settings, 'retry', '--all')
    for (const channel of ['mail', 'webhook']) await eventually(() => waiting(channel)).toEqual([])
    expect(acknowledged.filter((id) => !mailed().includes(id))).toEqual([])
    expect(acknowledged.filter((id) => !receiver.got.includes(id))).toEqual([])
  },
  90_000,
)

specify(
  'A message that reaches three servers at once is stored once, and mailed once',
  async () => {
    const smtp = await startMailServer()
    const mail = { SMTP_URL: smtp.url, MAIL_TO: 'owner@example.com', SELF_TEST_EVERY_HOURS: '0' }
    const { settings, servers } = await startServers(mail)
    const id = randomUUID()
    const answers = await Promise.all(servers.map(({ url }) => send(url, id)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    await eventually(async () => (await list(settings)).map(({ status }) => status)).toEqual([
      'delivered',
    ])
    expect(smtp.mails).toHaveLength(1)
  },
)

specify('The rate limit of a visitor holds across servers', async () => {
  const { servers } = await startServers({ RATE_LIMIT_PER_MINUTE: '6', TRUSTED_PROXIES: '0' })
  const statuses = await Promise.all(
    Array.from({ length: 24 }, (_, n) => servers[n % 3]?.url ?? '').map(async (url) => {
      const { status } = await send(url, randomUUID())
      return status
    }),
  )
  expect(countOf(statuses.map(String))).toEqual(
    new Map([
      ['200', 6],
      ['429', 18],
    ]),
  )
})

specify('A server whose database cannot be reached says so, without the password', async () => {
  const { ended, output } = runProgram('main.ts', [], {
    PORT: '0',
    DATABASE_URL: 'postgres://site:secret-word@127.0.0.1:1/messages',
  })
  expect(await ended).toEqual([1, null])
  expect(output.text).toMatch(/^The database of DATABASE_URL cannot be used: .*ECONNREFUSED.*\n$/)
  expect(output.text).not.toContain('secret-word')
})

/** A way to the database that can stop passing anything on, as a network or a machine that hangs. */
async function hangingWay(databaseUrl: string) {
  const sockets = new Set<Socket>()
  let isHanging = false
  const way = createTcpServer((client) => {
    const database = connect(Number(new URL(databaseUrl).port), '127.0.0.1')
    for (const [from, to] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(from)
      from.on('data', (bytes) => to.write(bytes)).on('error', () => {})
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
      if (isHanging) from.pause()
    }
  })
  await new Promise<void>((resolve) => way.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void way.close())
  const url = new URL(databaseUrl)
  url.port = String((way.address() as AddressInfo).port)
  return {
    url: url.href,
    hang(is: boolean) {
      isHanging = is
      for (const socket of sockets) is ? socket.pause() : socket.resume()
    },
  }
}

test.skipIf(!hasPostgres)(
  'While the database hangs, pages are served, visitors are told, and the server can be stopped',
  async () => {
    const database = (await postgres?.newDatabase()) ?? ''
    const way = await hangingWay(database)
    const { url, child, ended } = await runServer({ DATABASE_URL: way.url })
    expect((await send(url, randomUUID())).status).toBe(200)
    way.hang(true)
    const waiting = Promise.all([1, 2, 3].map(() => send(url, randomUUID())))
    expect((await fetch(url)).status).toBe(404)
    expect((await waiting).map(({ status }) => status)).toEqual([503, 503, 503])
    way.hang(false)
    await eventually(async () => (await send(url, randomUUID())).status).toBe(200)
    // No connection was given back with a transaction that is still open.
    const client = new Client({ connectionString: database })
    await client.connect()
    const open =
      "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND state LIKE 'idle in transaction%'"
    await eventually(async () => (await client.query(open)).rowCount).toBe(0)
    await client.end()

    way.hang(true)
    child.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
  },
)

specify('While the database is away, a visitor is told so, and /healthz fails', async () => {
  const { servers } = await startServers()
  const url = servers[0]?.url ?? ''
  await postgres?.crash()
  expect((await send(url, randomUUID())).status).toBe(503)
  expect((await fetch(`${url}/healthz`)).status).toBe(503)
  await postgres?.start()
  await eventually(async () => (await send(url, randomUUID())).status).toBe(200)
  await eventually(async () => (await fetch(`${url}/healthz`)).status).toBe(200)
})
