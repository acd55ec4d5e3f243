import { randomUUID } from 'node:crypto'
import type { SiteSettings } from '../../contract/site-settings.ts'
import { automaticMail } from '../mails/compose-mail.ts'
import { mailer } from '../mails/mail.ts'
import { MINUTE_MS } from '../milliseconds.ts'
import { chatText } from '../printable.ts'
import type { Settings } from '../settings.ts'
import type { Database, Job } from '../store/database.ts'
import { addJobs, retryJobs } from '../store/jobs.ts'
import type { JobType } from './worker.ts'

const TIMEOUT_MS = 10_000

/** Posts an alarm as `{"text": …}`, the format of chat programs. */
export async function postAlarm(url: string, { serverText }: SiteSettings, text: string) {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ text: chatText(`${serverText.alarm}: ${text}`) }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  await answer.body?.cancel()
  if (!answer.ok) throw new Error(`The alarm webhook answered ${answer.status}`)
}

/** The kinds of jobs that tell the owner of an alarm: one for each way that is set up. */
export function alarmTypes(database: Database, settings: Settings, site: () => SiteSettings) {
  const mails = mailer(database, settings, site)
  const { alarmWebhookUrl: url } = settings
  const types: JobType[] = []
  if (mails)
    types.push({
      kind: 'alarm-mail',
      neverGivesUp: true,
      async run({ id, text }, signal) {
        const context = mails.context()
        const subject = `${context.site.serverText.alarm}: ${text?.slice(0, 80)}`
        return mails.sendEach(
          (links) => automaticMail(id, context, subject, [text ?? ''], links),
          signal,
        )
      },
    })
  if (url)
    types.push({
      kind: 'alarm-webhook',
      neverGivesUp: true,
      run: ({ text }) => postAlarm(url, site(), text ?? ''),
    })
  return types
}

/** Tells the owner: by jobs, or at once and once if the database itself fails. */
export async function tellAlarm(
  database: Database,
  types: readonly JobType[],
  text: string,
  log: (line: string) => void,
) {
  if (types.length === 0) return
  const kinds = types.map(({ kind }) => kind)
  const about = { id: randomUUID(), text }
  try {
    await retryJobs(database, kinds)
    await addJobs(database, kinds, about)
  } catch {
    const job = about as Job
    for (const { run } of types)
      run(job, AbortSignal.timeout(MINUTE_MS)).catch(({ message }: Error) =>
        log(`An alarm could not be sent: ${message}`),
      )
  }
}
