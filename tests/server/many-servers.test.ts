import { randomUUID } from 'node:crypto'
import { type AddressInfo, connect, createServer as createTcpServer, type Socket } from 'node:net'
import { Client } from 'pg'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { isInstalled } from '../programs.ts'
import { eventually } from './support/eventually.ts'
import { startMailServer, textOf } from './support/mail-server.ts'
import { hasPostgres, startPostgres } from './support/postgres.ts'
import { runProgram, runServer } from './support/run-server.ts'
import { checkNothingIsLost, list, send, startServers } from './support/three-servers.ts'

/** Where PostgreSQL or nginx is missing, these tests are counted as skipped. */
const specify = test.skipIf(!hasPostgres || !isInstalled('nginx', '-v'))

const postgres = hasPostgres ? await startPostgres() : undefined
afterAll(() => postgres?.stop())

specify(
  'One of three servers, whose clocks differ, is killed and the database crashes: every acknowledged enquiry is delivered once by each channel, or visibly waits',
  () => checkNothingIsLost(postgres, async () => postgres?.crash()),
)

specify(
  'A message that reaches three servers at once is stored once, and mailed once',
  async () => {
    const smtp = await startMailServer()
    const mail = { SMTP_URL: smtp.url, MAIL_TO: 'owner@example.com' }
    const { settings, servers } = await startServers(postgres, mail)
    const id = randomUUID()
    const answers = await Promise.all(servers.map(({ url }) => send(url, id)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    await eventually(async () => (await list(settings)).map(({ status }) => status)).toEqual([
      'delivered',
    ])
    expect(smtp.mails).toHaveLength(1)
  },
)

specify('Two people who open the same link at two servers lose neither note', async () => {
  const smtp = await startMailServer()
  const mail = { SMTP_URL: smtp.url, MAIL_TO: 'owner@example.com' }
  const { servers } = await startServers(postgres, mail)
  await send(servers[0]?.url ?? '', randomUUID())
  await eventually(() => smtp.mails.length).toBe(1)
  const { pathname, search } = new URL(
    /https:\S+/.exec(textOf(smtp.mails[0] ?? expect.fail()))?.[0] ?? '',
  )
  const people = servers.slice(0, 2).map(({ url }, n) => ({ link: url + pathname + search, n }))
  const versionIn = (page: string) => /name="version" value="([^"]+)"/.exec(page)?.[1] ?? ''
  const open = async (link: string) => versionIn(await (await fetch(link)).text())
  const press = async (link: string, note: string, version: string) => {
    const body = new URLSearchParams({ state: 'answered', note, version })
    const answer = await fetch(link, { method: 'POST', body })
    return { status: answer.status, page: await answer.text() }
  }
  const seen = await Promise.all(people.map(({ link }) => open(link)))
  const pressed = await Promise.all(
    people.map(({ link, n }) => press(link, `Note ${n}`, seen[n] ?? '')),
  )
  expect(pressed.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const late = pressed.findIndex(({ status }) => status === 409)
  const { page = '' } = pressed[late] ?? {}
  expect(page).toContain(`Note ${1 - late}`)
  expect(page).toContain(`Note ${late}</textarea>`)
  const again = await press(people[late]?.link ?? '', `Note ${late}`, versionIn(page))
  for (const note of ['Note 0', 'Note 1']) expect(again.page).toContain(note)
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
  },
)
