import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { FIELD, SEND_FORM_PATH } from '../contract/fields.ts'
import type { JobType } from './jobs/worker.ts'
import { printableLine } from './printable.ts'
import { type Database, sharedSecret, writeValue } from './store/database.ts'
import { readEnquiry } from './store/enquiries.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** Timeout of the call, the same as in the page. */
const CALL_MS = 15_000

const CHECK_EVERY_MS = 500

/** The result of a self-test. */
export interface SelfTestResult {
  at: number
  ok: boolean
  text: string
}

export interface SelfTestOptions {
  /** The server that the call goes to. */
  host: string
  /** Whether it certainly uses the database that is given. */
  isOurs: boolean
  limitMs: number
  /** Ends the wait for the mail. */
  signal?: AbortSignal
}

/**
 * Sends a marked enquiry as a visitor's page would, and waits until it is delivered. The result is stored,
 * for `/healthz`.
 */
export async function runSelfTest(
  database: Database | undefined,
  options: SelfTestOptions,
): Promise<SelfTestResult> {
  const at = Date.now()
  const text = await send(database, options).catch((error: Error) => error)
  // A server that stops has not failed.
  options.signal?.throwIfAborted()
  const result =
    text instanceof Error ? { at, ok: false, text: text.message } : { at, ok: true, text }
  if (database) await writeValue(database.db, 'last-self-test', JSON.stringify(result))
  return result
}

/** Resolves with what happened, if all is well. */
async function send(
  database: Database | undefined,
  { host, isOurs, limitMs, signal }: SelfTestOptions,
): Promise<string> {
  const startedAt = Date.now()
  const id = randomUUID()
  await post(host, id, database ? await selfTestMark(database) : '')
  for (;;) {
    const { status, channels } = (database && (await readEnquiry(database, id))) ?? {}
    if (!status && isOurs) throw new Error(`${host} said OK, but the outbox does not hold it`)
    if (!status) return `${host} accepted it; whether it is mailed cannot be seen from here`
    if (!channels?.mail) return `${host} accepted and stored it; it mails nothing`
    if (status === 'delivered') return `${host} accepted it and the mail server took it`
    if (status !== 'waiting') throw new Error('the mail server refused it')
    if (Date.now() - startedAt > limitMs)
      throw new Error(
        `accepted, but not delivered within ${Math.round(limitMs / MINUTE_MS)} minutes`,
      )
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
  { host, everyHours, limitMs }: { host: string; everyHours: number; limitMs: number },
  log: (line: string) => void,
): JobType => ({
  kind: 'self-test',
  parallel: 1,
  everyMs: everyHours * HOUR_MS,
  deadlineMs: limitMs + MINUTE_MS,
  async run(_job, signal) {
    const { ok, text } = await runSelfTest(database, { host, isOurs: true, limitMs, signal })
    log(`Self-test ${ok ? 'passed' : 'FAILED'}: ${text}`)
    return undefined
  },
})
