import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { FIELD, SEND_FORM_PATH } from '../../../contract/fields.ts'
import { openPostgres } from '../../../server/store/postgres.ts'
import { eventually } from './eventually.ts'
import { headerOf, startMailServer } from './mail-server.ts'
import type { startPostgres } from './postgres.ts'
import { startReceiver } from './receiver.ts'
import { asPageCall, ownerCommand, runServer } from './run-server.ts'

export type Postgres = Awaited<ReturnType<typeof startPostgres>>

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

/** Three servers that share an empty database, started at once; their clocks are 5 s apart. */
export async function startServers(postgres: Postgres | undefined, more = {}) {
  const settings = {
    DATABASE_URL: (await postgres?.newDatabase()) ?? '',
    RATE_LIMIT_PER_MINUTE: '0',
    SELF_TEST_EVERY_HOURS: '0',
    ...more,
  }
  const clocks = [-5000, 0, 5000]
  const servers = await Promise.all(clocks.map((ms) => runServer(settings, clockAhead(ms))))
  return { settings, servers }
}

export const send = (url: string, id: string) =>
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
export async function list(settings: Record<string, string>) {
  const { text } = await ownerCommand(settings, 'list', '--json')
  return JSON.parse(text) as {
    id: string
    status: string
    channels: Record<string, { status: string }>
  }[]
}

/** Checks that nothing is lost or sent twice while one of three servers dies, and the database too. */
export async function checkNothingIsLost(postgres: Postgres | undefined, disturb: () => unknown) {
  const smtp = await startMailServer()
  const receiver = await startReceiver()
  const hook = { WEBHOOK_URL: receiver.url, WEBHOOK_SECRET: SECRET }
  const { settings, servers } = await startServers(postgres, { ...smtp.settings, ...hook })
  const posted = () => receiver.got.map(({ headers }) => String(headers['webhook-id']))
  const mailed = () =>
    smtp.mails.map((one) => /^<([\w-]{36})/.exec(headerOf(one, 'Message-ID'))?.[1] ?? '')

  const acknowledged: string[] = []
  let isOver = false
  const disturbance = async () => {
    await disturb()
    isOver = true
  }
  let disturbed: Promise<void> | undefined
  const visitor = async (_: unknown, number: number) => {
    // Each visitor has a server, and the others while it is down.
    const mine = servers.map((_, at) => servers[(at + number) % servers.length] ?? expect.fail())
    while (acknowledged.length < 180 || !isOver) {
      const id = randomUUID()
      await sendUntilAcknowledged(mine, id)
      acknowledged.push(id)
      if (acknowledged.length === 60) servers[0]?.child.kill('SIGKILL')
      if (acknowledged.length === 120) disturbed = disturbance()
    }
  }
  await Promise.all(Array.from({ length: 12 }, visitor))
  await disturbed

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
}
