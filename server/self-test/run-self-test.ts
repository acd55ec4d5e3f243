import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { FIELD } from '../../contract/fields.ts'
import { type Database, readValue, writeValue } from '../store/database.ts'
import { readEnquiry, type Status } from '../store/enquiries.ts'
import { type Account, sendAsPage } from './send-as-page.ts'

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
  /** The server or provider that the call goes to. */
  host: string
  account: Account
  /** Sent as `Origin`, for a provider that accepts calls from the site alone. */
  origin?: string | undefined
  /** The token by which our own server recognises a self-test; empty for the provider. */
  mark: string
  /** Whether the server at `host` certainly uses the outbox that `status` reads. */
  ours: boolean
  /** The status of the enquiry; undefined if it is not in the outbox. */
  status(id: string): Promise<Status | undefined>
  /** Whether the server mails enquiries. */
  mails: boolean
  limitMs: number
  /** Ends the wait for the mail. */
  signal?: AbortSignal
}

/** Sends a marked enquiry as a visitor's page would, and waits until it is delivered. */
export async function runSelfTest(options: SelfTestOptions): Promise<SelfTestResult> {
  const { host, account, origin, mails } = options
  const id = randomUUID()
  const startedAt = Date.now()
  const result = (ok: boolean, text: string): SelfTestResult => ({ at: startedAt, ok, text })

  const problem = await sendAsPage(host, enquiry(id, options.mark), account, {
    timeoutMs: CALL_MS,
    origin,
  })
  if (problem) return result(false, problem)
  if ((await options.status(id)) === undefined) {
    if (options.ours) return result(false, `${host} said OK, but the outbox does not hold it`)
    return result(true, `${host} accepted it; whether it is delivered cannot be seen from here`)
  }
  if (!mails) return result(true, `${host} accepted and stored it; it mails nothing`)

  while (Date.now() - startedAt < options.limitMs) {
    const status = await options.status(id)
    if (status === 'delivered')
      return result(true, `${host} accepted it and the mail server took it`)
    if (status !== 'waiting') return result(false, 'the mail server refused it')
    await sleep(CHECK_EVERY_MS, undefined, { signal: options.signal })
  }
  const minutes = Math.round(options.limitMs / 60_000)
  return result(false, `accepted, but not delivered within ${minutes} minutes`)
}

function enquiry(id: string, mark: string): Record<string, string> {
  return {
    [FIELD.name]: 'Self-test',
    [FIELD.email]: 'self-test@example.com',
    [FIELD.message]: `This is the contact form testing itself (${id}). Nothing needs to be done.`,
    [FIELD.messageId]: id,
    [FIELD.subjectOfInterest]: 'Self-test',
    [FIELD.elapsedMs]: '60000',
    [FIELD.selfTest]: mark || 'yes',
  }
}

/** The secret token that marks a self-test, so that nobody else can pass off an enquiry as one. */
export async function selfTestMark({ db }: Database): Promise<string> {
  const query = db.insertInto('key_values').values({ name: 'self-test-mark', value: randomUUID() })
  await query.onConflict((taken) => taken.column('name').doNothing()).execute()
  return (await readValue(db, 'self-test-mark')) ?? ''
}

/** The status of the enquiry of a self-test. */
export const statusIn = (database: Database) => async (id: string) =>
  (await readEnquiry(database, id))?.status

export const noteSelfTest = ({ db }: Database, result: SelfTestResult) =>
  writeValue(db, 'last-self-test', JSON.stringify(result))
