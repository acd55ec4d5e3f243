import { Client } from 'pg'
import { afterAll, expect, test } from 'vitest'
import { isInstalled } from '../programs.ts'
import { eventually } from './support/eventually.ts'
import { hasPostgres, startPostgres } from './support/postgres.ts'
import { checkNothingIsLost } from './support/three-servers.ts'

const specify = test.skipIf(!hasPostgres || !isInstalled('nginx', '-v'))

const MOST_CONNECTIONS = 40
const postgres = hasPostgres ? await startPostgres(MOST_CONNECTIONS) : undefined
afterAll(() => postgres?.stop())

specify(
  'While the database is away for 20 s, three servers lose nothing and send nothing twice',
  () => checkNothingIsLost(postgres, async () => postgres?.crash(20_000)),
)

/** Other clients take every connection, those of the servers too, until a visitor is told to try again. */
async function exhaust(databaseUrl: string, refusals: readonly string[]) {
  const taken: Client[] = []
  const take = async () => {
    for (;;) {
      const client = new Client({ connectionString: databaseUrl })
      client.on('error', () => {})
      const isConnected = await client.connect().then(
        () => true,
        ({ code }: { code?: string }) => code !== '53300' && expect.fail(code),
      )
      if (!isConnected) return
      taken.push(client)
    }
  }
  await take()
  const end = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'site-enquiries'`
  await eventually(async () => {
    await taken[0]?.query(end)
    await take()
    return refusals.join('\n')
  }).toMatch(/^503 .*Please try again later/m)
  expect(taken.length).toBeGreaterThan(MOST_CONNECTIONS / 2)
  for (const client of taken) await client.end()
}

specify(
  'While other clients have all connections of the database, visitors are told to try again, and nothing is lost',
  () => checkNothingIsLost(postgres, exhaust),
)
