import { randomUUID } from 'node:crypto'
import { connect, createServer, type Socket } from 'node:net'
import { Client } from 'pg'
import { afterAll, expect, test } from 'vitest'
import { eventually } from './support/eventually.ts'
import { startMailServer } from './support/mail-server.ts'
import { hasPostgres, startPostgres } from './support/postgres.ts'
import { listen } from './support/receiver.ts'
import { runProgram, runServer } from './support/run-server.ts'
import { checkNothingIsLost, list, send, startServers } from './support/three-servers.ts'

const specify = test.skipIf(!hasPostgres)

const postgres = hasPostgres ? await startPostgres() : undefined
afterAll(() => postgres?.stop())

specify('While one of three servers and the database crash, nothing is lost or sent twice', () =>
  checkNothingIsLost(postgres, async () => postgres?.crash(5000)),
)

specify('A message that reaches three servers at once is stored and mailed once', async () => {
  const smtp = await startMailServer()
  const { settings, servers } = await startServers(postgres, smtp.settings)
  const id = randomUUID()
  const answers = await Promise.all(servers.map(({ url }) => send(url, id)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  await eventually(async () => (await list(settings)).map(({ status }) => status)).toEqual([
    'delivered',
  ])
  expect(smtp.mails).toHaveLength(1)
})

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
})
