import { randomUUID } from 'node:crypto'
import { connect, createServer, type Socket } from 'node:net'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { FIELD, SEND_FORM_PATH } from '../../contract/fields.ts'
import { openPostgres } from '../../server/store/postgres.ts'
import { eventually } from './support/eventually.ts'
import { headerOf, startMailServer } from './support/mail-server.ts'
import { hasPostgres, startPostgres } from './support/postgres.ts'
import { listen, startReceiver } from './support/receiver.ts'
import { asPageCall, ownerCommand, runProgram, runServer } from './support/run-server.ts'

const specify = test.skipIf(!hasPostgres)

const postgres = await startPostgres()

const newDatabase = async () => (await postgres?.newDatabase()) ?? ''

const SECRET = `whsec_${Buffer.alloc(32, 'key').toString('base64')}`

/** How many deliveries a server has under way by each channel: `PARALLEL` in `server/jobs/job-types.ts`. */
const UNDER_WAY = 5

/** Lets the clock of a program differ from that of the machine. */
const clockAhead = (ms: number) => {
  const code = `const Real = Date; const now = () => Real.now() + ${ms};
    globalThis.Date = class extends Real {
      constructor(...given) { given.length > 0 ? super(...given) : super(now()) }
      static now() { return now() }
    }`
  return ['--import', `data:text/javascript,${encodeURIComponent(code)}`]
}

const send = (url: string, id: string) =>
  fetch(url + SEND_FORM_PATH, asPageCall({ [FIELD.messageId]: id }))

/** Sends a message until one of the servers acknowledges it, as a visitor does who is told that it was not sent. */
async function sendUntilAcknowledged(servers: { url: string }[], id: string) {
  for (let turn = 0; ; turn++) {
    const { url = '' } = servers[turn % servers.length] ?? {}
    const answer = await send(url, id).catch(() => undefined)
    if (answer?.status === 200) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/** What the owner's command lists. */
async function list(settings: Record<string, string>) {
  const { text } = await ownerCommand(settings, 'list', '--json')
  return JSON.parse(text) as { id: string; channels: Record<string, { status: string }> }[]
}

specify(
  'If one of three servers and the database crash, nothing is lost or sent twice',
  async () => {
    const smtp = await startMailServer()
    const receiver = await startReceiver()
    const settings = {
      ...{ DATABASE_URL: await newDatabase(), ...smtp.settings },
      ...{ WEBHOOK_URL: receiver.url, WEBHOOK_SECRET: SECRET },
      ...{ RATE_LIMIT_PER_MINUTE: '0', SELF_TEST_EVERY_HOURS: '0' },
    }
    // Their clocks are 5 s apart.
    const starting = [-5000, 0, 5000].map((ms) => runServer(settings, clockAhead(ms)))
    const servers = await Promise.all(starting)
    const posted = () => receiver.got.map(({ headers }) => String(headers['webhook-id']))
    const mailed = () =>
      smtp.mails.map((one) => /^<([\w-]{36})/.exec(headerOf(one, 'Message-ID'))?.[1] ?? '')

    const acknowledged: string[] = []
    let isOver = false
    let crash: Promise<void> | undefined
    const visitor = async (_: unknown, number: number) => {
      // Each visitor has a server, and the others while it is down.
      const mine = servers.map((_, at) => servers[(at + number) % servers.length] ?? expect.fail())
      while (acknowledged.length < 180 || !isOver) {
        const id = randomUUID()
        await sendUntilAcknowledged(mine, id)
        acknowledged.push(id)
        if (acknowledged.length === 60) servers[0]?.child.kill('SIGKILL')
        if (acknowledged.length === 120)
          crash = postgres?.crash(5000).then(() => {
            isOver = true
          })
      }
    }
    await Promise.all(Array.from({ length: 12 }, visitor))
    await crash

    // What the killed server had claimed waits for the end of its claim; all else is delivered.
    const waiting = async (channel: string) =>
      (await list(settings))
        .filter(({ channels }) => channels[channel]?.status !== 'delivered')
        .map(({ id }) => id)
    for (const channel of ['mail', 'webhook'])
      await eventually(async () => (await waiting(channel)).length).toBeLessThanOrEqual(UNDER_WAY)

    expect((await list(settings)).map(({ id }) => id).toSorted()).toEqual(acknowledged.toSorted())
    const left = { mail: await waiting('mail'), webhook: await waiting('webhook') }
    const [mails, posts] = [mailed(), posted()].map((all) => Map.groupBy(all, (id) => id))
    for (const id of acknowledged) {
      if (!left.mail.includes(id)) expect(mails?.get(id), id).toHaveLength(1)
      if (!left.webhook.includes(id)) expect(posts?.get(id), id).toHaveLength(1)
    }

    // The claims end, and the owner does not wait for retries: the other servers deliver these as well.
    const database = await openPostgres(settings.DATABASE_URL)
    await database.db.updateTable('jobs').set({ claimed_until: null }).execute()
    await database.close()
    await ownerCommand(settings, 'retry', '--all')
    for (const channel of ['mail', 'webhook']) await eventually(() => waiting(channel)).toEqual([])
    expect(acknowledged.filter((id) => !mailed().includes(id))).toEqual([])
    expect(acknowledged.filter((id) => !posted().includes(id))).toEqual([])
  },
)

specify('A server whose database cannot be reached says so, without the password', async () => {
  const DATABASE_URL = 'postgres://site:secret-word@127.0.0.1:1/messages'
  const { ended, output } = runProgram('main.ts', [], { PORT: '0', DATABASE_URL })
  expect(await ended).toEqual([1, null])
  expect(output.text).toMatch(/^The database of DATABASE_URL cannot be used: .*ECONNREFUSED.*\n$/)
  expect(output.text).not.toContain('secret-word')
})

/** A way to the database that can stop passing anything on, as a network or a machine that hangs. */
async function hangingWay(databaseUrl: string) {
  const sockets = new Set<Socket>()
  let isHanging = false
  const way = createServer((client) => {
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
  const url = new URL(databaseUrl)
  url.port = `${await listen(way)}`
  return {
    url: url.href,
    hang(is: boolean) {
      isHanging = is
      for (const socket of sockets) is ? socket.pause() : socket.resume()
    },
  }
}

specify('While the database hangs, pages are served, and visitors are told', async () => {
  const database = await newDatabase()
  const way = await hangingWay(database)
  const { url, child, ended } = await runServer({ DATABASE_URL: way.url })
  expect((await send(url, randomUUID())).status).toBe(200)
  way.hang(true)
  const waiting = Promise.all([1, 2, 3].map(() => send(url, randomUUID())))
  expect((await fetch(url)).status).toBe(200)
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
})
