import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { FIELD, SEND_FORM_PATH } from '../../contract/fields.ts'
import { HOUR_MS, MINUTE_MS } from '../milliseconds.ts'
import { printableLine } from '../printable.ts'
import { type Database, sharedSecret, writeValue } from '../store/database.ts'
import { readEnquiry } from '../store/enquiries.ts'
import type { JobType } from './worker.ts'

/** Timeout of the call, the same as in the page. */
const CALL_MS = 15_000

const CHECK_EVERY_MS = 500

const LIMIT_MINUTES = 10

export type SelfTestResult = { ok: boolean; text: string }

interface SelfTestOptions {
  host: string
  /** Whether it certainly uses this database. */
  isOurs: boolean
  signal?: AbortSignal
}

/** Sends a marked enquiry as a page would, waits until it is delivered, and stores the result for the alarm. */
export async function runSelfTest(database: Database, options: SelfTestOptions) {
  const result = await send(database, options).then(
    (text) => ({ ok: true, text }),
    ({ message }: Error) => ({ ok: false, text: message }),
  )
  // A server that stops has not failed.
  options.signal?.throwIfAborted()
  await writeValue(database.db, 'last-self-test', JSON.stringify(result))
  return result
}

async function send(database: Database, { host, isOurs, signal }: SelfTestOptions) {
  const until = Date.now() + LIMIT_MINUTES * MINUTE_MS
  const id = randomUUID()
  await post(host, id, await selfTestMark(database))
  for (;;) {
    const { status, channels } = (await readEnquiry(database, id)) ?? {}
    if (!status && isOurs) throw new Error(`${host} said OK, but the outbox does not hold it`)
    if (!status) return `${host} accepted it; whether it is mailed cannot be seen from here`
    if (!channels?.mail) return `${host} accepted and stored it; it mails nothing`
    if (status === 'delivered') return `${host} accepted it and the mail server took it`
    if (status !== 'waiting') throw new Error('the mail server refused it')
    if (Date.now() > until)
      throw new Error(`accepted, but not delivered within ${LIMIT_MINUTES} minutes`)
    await sleep(CHECK_EVERY_MS, undefined, { signal })
  }
}

async function post(host: string, id: string, mark: string): Promise<void> {
  const body = new FormData()
  const fields = {
    [FIELD.name]: 'Self-test',
    [FIELD.email]: 'self-test@example.com',
    [FIELD.message]: `This is the contact form testing itself (${id}). Nothing needs to be done.`,
    [FIELD.messageId]: id,
    [FIELD.subjectOfInterest]: 'Self-test',
    [FIELD.elapsedMs]: '60000',
    [FIELD.selfTest]: mark,
  }
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  const signal = AbortSignal.timeout(CALL_MS)
  const call = async () => fetch(new URL(SEND_FORM_PATH, host), { method: 'POST', body, signal })
  const answer = await call().catch(({ message, cause }: Error) => {
    const reason = cause instanceof Error ? cause.message : message
    throw new Error(`${host} could not be reached: ${reason}`)
  })
  const text = printableLine((await answer.text()).slice(0, 200))
  if (!answer.ok) throw new Error(`${host} answered ${answer.status} ${text}`)
}

/** The secret token that marks a self-test, so that nobody else can pass off an enquiry as one. */
export const selfTestMark = ({ db }: Database) => sharedSecret(db, 'self-test-mark')

/** The job that tests the form regularly. */
export const selfTestType = (
  database: Database,
  host: string,
  everyHours: number,
  log: (line: string) => void,
): JobType => ({
  kind: 'self-test',
  everyMs: everyHours * HOUR_MS,
  deadlineMs: (LIMIT_MINUTES + 1) * MINUTE_MS,
  async run(_job, signal) {
    const { ok, text } = await runSelfTest(database, { host, isOurs: true, signal })
    log(`Self-test ${ok ? 'passed' : 'FAILED'}: ${text}`)
  },
})
