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
  const result = { at, ...(await send(database, options)) }
  if (database) await writeValue(database.db, 'last-self-test', JSON.stringify(result))
  return result
}

async function send(
  database: Database | undefined,
  { host, isOurs, limitMs, signal }: SelfTestOptions,
): Promise<{ ok: boolean; text: string }> {
  const startedAt = Date.now()
  const id = randomUUID()
  const problem = await post(host, id, database ? await selfTestMark(database) : '')
  if (problem) return { ok: false, text: problem }
  for (;;) {
    const enquiry = database && (await readEnquiry(database, id))
    if (!enquiry && isOurs)
      return { ok: false, text: `${host} said OK, but the outbox does not hold it` }
    if (!enquiry)
      return {
        ok: true,
        text: `${host} accepted it; whether it is mailed cannot be seen from here`,
      }
    if (!enquiry.channels.mail)
      return { ok: true, text: `${host} accepted and stored it; it mails nothing` }
    if (enquiry.status === 'delivered')
      return { ok: true, text: `${host} accepted it and the mail server took it` }
    if (enquiry.status !== 'waiting') return { ok: false, text: 'the mail server refused it' }
    if (Date.now() - startedAt > limitMs) {
      const minutes = Math.round(limitMs / MINUTE_MS)
      return { ok: false, text: `accepted, but not delivered within ${minutes} minutes` }
    }
    await sleep(CHECK_EVERY_MS, undefined, { signal })
  }
}

/** Resolves with the error text, or undefined if it was accepted. */
async function post(host: string, id: string, mark: string): Promise<string | undefined> {
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
  try {
    const signal = AbortSignal.timeout(CALL_MS)
    const answer = await fetch(new URL(SEND_FORM_PATH, host), { method: 'POST', body, signal })
    const text = printableLine((await answer.text()).slice(0, 200))
    return answer.ok ? undefined : `${host} answered ${answer.status} ${text}`
  } catch (error) {
    const { message, cause } = error as Error
    return `${host} could not be reached: ${cause instanceof Error ? cause.message : message}`
  }
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
