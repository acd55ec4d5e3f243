import { randomUUID } from 'node:crypto'
import { FIELD } from '../../contract/fields.ts'
import type { Status } from '../store/enquiry.ts'
import type { SelfTestResult } from '../store/key-value-store.ts'
import { type Account, sendAsPage } from './send-as-page.ts'

/** How long the call itself may take; the page waits as long. */
const CALL_MS = 15_000

const LOOK_EVERY_MS = 500

export interface SelfTestOptions {
  /** Where the page's call goes. */
  host: string
  account: Account
  /** Sent as `Origin`, for a provider that takes calls from the site alone. */
  origin?: string | undefined
  /** What makes our own server file it as a self-test; empty for the provider. */
  mark: string
  /** Whether the server at `host` is surely the one whose outbox `status` looks into. */
  ours: boolean
  /** What became of the message, where that can be seen. */
  status(id: string): Status | undefined
  /** Whether it is to be mailed, and not only kept. */
  mails: boolean
  limitMs: number
  now: () => number
  sleep(ms: number): Promise<void>
}

/** Sends a marked enquiry the way a visitor's goes, and watches whether it arrives. */
export async function runSelfTest(options: SelfTestOptions): Promise<SelfTestResult> {
  const { host, account, origin, now, mails } = options
  const id = randomUUID()
  const startedAt = now()
  const result = (ok: boolean, text: string): SelfTestResult => ({ at: startedAt, ok, text })

  const problem = await sendAsPage(host, enquiry(id, options.mark), account, {
    timeoutMs: CALL_MS,
    origin,
  })
  if (problem) return result(false, problem)
  if (options.status(id) === undefined) {
    if (options.ours) return result(false, `${host} said OK, but the outbox does not hold it`)
    return result(true, `${host} accepted it; whether it is delivered cannot be seen from here`)
  }
  if (!mails) return result(true, `${host} accepted it and keeps it; it mails nothing`)

  while (now() - startedAt < options.limitMs) {
    const status = options.status(id)
    if (status === 'delivered')
      return result(true, `${host} accepted it and the mail server took it`)
    if (status !== 'waiting') return result(false, `the mail server refused it`)
    await options.sleep(LOOK_EVERY_MS)
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
