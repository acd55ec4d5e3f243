import type { SiteSettings } from '../../contract/site-settings.ts'
import type { Settings } from '../settings.ts'
import { planReminder, readReminder } from '../store/answers.ts'
import type { Database, Job } from '../store/database.ts'
import { deleteExpired, emptyLog } from '../store/deletion.ts'
import { planDigest, readDigest } from '../store/digest.ts'
import { readEnquiry, type StoredEnquiry } from '../store/enquiries.ts'
import { forgetClients } from '../store/shared-limiter.ts'
import type { Channels } from '../store/store-enquiry.ts'
import { alarmTypes } from './alarm.ts'
import { composeConfirmation, composeReminder, toAnswerer } from './compose-answers.ts'
import { composeDigest, composeMail } from './compose-mail.ts'
import { mailer } from './mail.ts'
import { postEnquiry } from './webhook.ts'
import type { DeliveryError, JobType } from './worker.ts'

/** How many deliveries of one kind run at once. */
const PARALLEL = 5

const MINUTE_MS = 60_000

/** Whether the settings name a mail server and a recipient. */
export const mailsEnquiries = ({ smtpUrl, mailTo }: Settings) =>
  smtpUrl !== undefined && mailTo.length > 0

/**
 * The channels that enquiries are queued for. Enquiries are always queued for mail: they wait until it is
 * set up. Self-tests are mailed only if mail is set up, and never posted to the webhook.
 */
export function channelsOf(settings: Settings): Channels {
  return {
    enquiries: settings.webhookUrl ? ['mail', 'webhook'] : ['mail'],
    selfTests: mailsEnquiries(settings) ? ['mail'] : [],
  }
}

type Send = (enquiry: StoredEnquiry, signal: AbortSignal) => Promise<DeliveryError | undefined>

/** The kinds of jobs that these settings ask for, except the self-test. */
export function jobTypes(
  database: Database,
  settings: Settings,
  site: () => SiteSettings,
  markingKey: string,
  log: (line: string) => void,
): JobType[] {
  const { webhookUrl: url, webhookSecret: key, webhookFormat: format } = settings
  const send = mailer(settings, site)

  /** Runs `work` with the enquiry of a job, unless it was deleted meanwhile. */
  const withEnquiry =
    (work: Send) =>
    async ({ enquiry_id }: Job, signal: AbortSignal) => {
      const enquiry = await readEnquiry(database, enquiry_id ?? '')
      return enquiry && work(enquiry, signal)
    }

  const types: JobType[] = [
    {
      kind: 'housekeeping',
      parallel: 1,
      everyMs: MINUTE_MS,
      async run() {
        const { retentionMonths: months, office } = site()
        if (send && office) await planReminder(database, office)
        if (send) await planDigest(database)
        const deleted = await deleteExpired(database, months)
        if (deleted > 0) log(`Deleted ${deleted} enquiries older than ${months} months`)
        // What was deleted is still in the log of SQLite.
        if (database.file) await emptyLog(database.db)
        else await forgetClients(database)
        return undefined
      },
    },
  ]
  if (send)
    types.push(
      {
        kind: 'mail',
        parallel: PARALLEL,
        run: withEnquiry((enquiry, signal) =>
          send(
            (...mail) => toAnswerer(enquiry, composeMail(enquiry, ...mail), site(), markingKey),
            signal,
          ),
        ),
      },
      {
        kind: 'confirmation',
        parallel: PARALLEL,
        run: withEnquiry(async (enquiry, signal) => {
          // The owner may have switched it off meanwhile.
          const { confirmation } = site()
          return (
            confirmation &&
            send((from, to) => composeConfirmation(enquiry, confirmation, site(), from, to), signal)
          )
        }),
      },
      {
        kind: 'reminder',
        parallel: PARALLEL,
        async run(job, signal) {
          const enquiries = await readReminder(database, job.id)
          if (enquiries.length === 0) return undefined
          return send(
            (from, to) => composeReminder(job, enquiries, site(), markingKey, from, to),
            signal,
          )
        },
      },
      {
        kind: 'digest',
        parallel: PARALLEL,
        neverGivesUp: true,
        async run(job, signal) {
          const { enquiries, more } = await readDigest(database, job)
          if (enquiries.length === 0) return undefined
          return send((from, to) => composeDigest(job, enquiries, more, site(), from, to), signal)
        },
      },
    )
  if (url && key)
    types.push({
      kind: 'webhook',
      parallel: PARALLEL,
      run: withEnquiry((enquiry, signal) =>
        postEnquiry({ url, key, format }, enquiry, site(), signal),
      ),
    })
  return [...types, ...alarmTypes(settings, site)]
}

/** Ids of the enquiries that a job is about, for the log. */
export async function enquiriesOf(database: Database, job: Job) {
  if (job.enquiry_id) return { enquiry: job.enquiry_id }
  const { enquiries } = await readDigest(database, job)
  return enquiries.length > 0 ? { enquiries: enquiries.map((one) => one.id) } : {}
}
