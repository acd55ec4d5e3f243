import { tidyEmail } from '../../contract/contact-details.ts'
import type { SiteSettings } from '../../contract/site-settings.ts'
import {
  composeConfirmation,
  composeMailToAssignee,
  composeReminder,
} from '../mails/compose-answers.ts'
import { composeDigest } from '../mails/compose-mail.ts'
import { mailer } from '../mails/mail.ts'
import { HOUR_MS, MINUTE_MS } from '../milliseconds.ts'
import type { Settings } from '../settings.ts'
import { noteReminded, readReminder } from '../store/answers.ts'
import type { Database, Job, JobKind } from '../store/database.ts'
import { deleteExpired, emptyLog } from '../store/deletion.ts'
import { noteDigested, readDigest } from '../store/digest.ts'
import { mailboxOf, readEnquiry, type StoredEnquiry } from '../store/enquiries.ts'
import type { Channels } from '../store/store-enquiry.ts'
import { alarmTypes } from './alarm.ts'
import { postEnquiry } from './webhook.ts'
import type { JobType } from './worker.ts'

/** How many deliveries of one kind run at once. */
const PARALLEL = 5

/** Whether the settings name a mail server and a recipient. */
export const mailsEnquiries = ({ smtpUrl, mailTo }: Settings) =>
  smtpUrl !== undefined && mailTo.length > 0

/** The channels of enquiries, which wait where mail is not set up yet, and of self-tests, which do not. */
export function channelsOf(settings: Settings): Channels {
  return {
    enquiries: settings.webhookUrl ? ['mail', 'webhook'] : ['mail'],
    selfTests: mailsEnquiries(settings) ? ['mail'] : [],
  }
}

/** How many visitors get a mail within an hour; 0 for an address of the site or its owner: anybody can enter it. */
export function confirmationsPerHour(email: string, settings: Settings, site: SiteSettings) {
  const { mailTo, mailFrom = '', smtpUrl, confirmationsPerHour } = settings
  if (!mailsEnquiries(settings) || !site.confirmation) return 0
  const account = smtpUrl ? decodeURIComponent(new URL(smtpUrl).username) : ''
  const mailboxes = [...site.ownAddresses, ...mailTo, mailFrom, account]
    .map(tidyEmail)
    .map(mailboxOf)
  const mailbox = mailboxOf(email)
  const ownHost = new URL(site.url).hostname.replace(/^www\./, '')
  const isAtOwnHost = ownHost && ['@', '.'].some((before) => mailbox.endsWith(before + ownHost))
  return isAtOwnHost || mailboxes.includes(mailbox) ? 0 : confirmationsPerHour
}

/** The kinds of jobs that these settings ask for, except the self-test. */
export function jobTypes(
  database: Database,
  settings: Settings,
  site: () => SiteSettings,
  log: (line: string) => void,
): JobType[] {
  const { webhookUrl: url, webhookSecret: secret } = settings
  const mails = mailer(database, settings, site)
  /** Jobs about an enquiry, unless it was deleted meanwhile. */
  const aboutEnquiry = (
    kind: JobKind,
    deliver: (enquiry: StoredEnquiry, signal: AbortSignal, job: Job) => Promise<unknown>,
  ): JobType => ({
    kind,
    parallel: PARALLEL,
    async run(job, signal) {
      const enquiry = await readEnquiry(database, job.enquiry_id ?? '')
      return enquiry && deliver(enquiry, signal, job)
    },
  })
  const types: JobType[] = [
    {
      kind: 'delete-expired',
      everyMs: MINUTE_MS,
      async run() {
        const { retentionMonths: months } = site()
        const deleted = await deleteExpired(database, months)
        if (deleted > 0) log(`Enquiries older than ${months} months that were deleted: ${deleted}`)
        // What was deleted, by a command too, is still in the log of SQLite.
        if (database.file) await emptyLog(database.db)
      },
    },
    ...alarmTypes(database, settings, site),
  ]
  if (mails) {
    types.push(
      aboutEnquiry('mail', (enquiry, signal) =>
        mails.sendEach((links) => composeMailToAssignee(enquiry, mails.context(), links), signal),
      ),
      aboutEnquiry('confirmation', async (enquiry, signal) => {
        const mail = composeConfirmation(enquiry, mails.context(), Date.now())
        return mail && mails.send(mail, signal)
      }),
      {
        kind: 'reminder',
        everyMs: HOUR_MS,
        async run(_, signal) {
          const enquiries = await readReminder(database, site())
          if (enquiries.length === 0) return
          const context = mails.context()
          await mails.sendEach((links) => composeReminder(enquiries, context, links), signal)
          await noteReminded(database, enquiries)
        },
      },
      {
        kind: 'digest',
        everyMs: HOUR_MS,
        async run(_, signal) {
          const { enquiries, more } = await readDigest(database)
          if (enquiries.length === 0) return
          const context = mails.context()
          await mails.sendEach((links) => composeDigest(enquiries, more, context, links), signal)
          await noteDigested(database, enquiries)
        },
      },
    )
  }
  if (url && secret)
    for (const kind of ['webhook', 'webhook-marked'] as const)
      types.push(
        aboutEnquiry(kind, (enquiry, signal, job) =>
          postEnquiry({ url, secret }, job, enquiry, site(), signal),
        ),
      )
  return types
}
