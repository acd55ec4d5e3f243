import type { SendMailOptions } from 'nodemailer'
import { tidyEmail } from '../../contract/contact-details.ts'
import type { SiteSettings } from '../../contract/site-settings.ts'
import type { Settings } from '../settings.ts'
import { planReminder, readReminder } from '../store/answers.ts'
import type { Database, Job } from '../store/database.ts'
import { deleteExpired, emptyLog } from '../store/deletion.ts'
import { deskLink } from '../store/desk.ts'
import { planDigest, readDigest } from '../store/digest.ts'
import { mailboxOf, readEnquiry } from '../store/enquiries.ts'
import { forgetClients } from '../store/shared-limiter.ts'
import type { Channels } from '../store/store-enquiry.ts'
import { alarmTypes } from './alarm.ts'
import { composeConfirmation, composeMailToAssignee, composeReminder } from './compose-answers.ts'
import { composeDigest } from './compose-mail.ts'
import { type MailContext, mailer } from './mail.ts'
import { postEnquiry } from './webhook.ts'
import type { JobType } from './worker.ts'

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

/**
 * How many visitors get a mail within an hour, if the one with this address may get one: an address of the
 * site or its owner may not, because anybody can enter it.
 */
export function confirmationsPerHour(
  email: string,
  settings: Settings,
  site: SiteSettings,
): number {
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

/** The jobs that recur, for the order of the house. */
export const CHORES = ['plan-reminder', 'plan-digest', 'delete-expired', 'empty-log'] as const

/** The kinds of jobs that these settings ask for, except the self-test. */
export function jobTypes(
  database: Database,
  settings: Settings,
  site: () => SiteSettings,
  statusKey: string,
  log: (line: string) => void,
): JobType[] {
  const { webhookUrl: url, webhookSecret: secret } = settings
  const mails = mailer(settings, site)

  /** A kind of jobs that send a mail, unless there is none to send any more. */
  const mailing = (
    kind: Job['kind'],
    compose: (job: Job, context: MailContext) => Promise<SendMailOptions | undefined>,
  ) =>
    mails && {
      kind,
      parallel: PARALLEL,
      async run(job: Job, signal: AbortSignal) {
        const mail = await compose(job, mails.context())
        return mail && mails.send(mail, signal)
      },
    }

  /** What the links in mails to the owner need. */
  const links = async () => ({ key: statusKey, desk: await deskLink(database, site()) })

  /** The enquiry of a job; undefined if it was deleted meanwhile. */
  const enquiryOf = ({ enquiry_id }: Job) => readEnquiry(database, enquiry_id ?? '')

  const digest = mailing('digest', async (job, context) => {
    const { enquiries, more } = await readDigest(database, job)
    if (enquiries.length === 0) return undefined
    return composeDigest(job, enquiries, more, context, await links())
  })
  const chores: Record<(typeof CHORES)[number], () => Promise<unknown>> = {
    async 'plan-reminder'() {
      const { office } = site()
      if (mails && office) await planReminder(database, office)
    },
    async 'plan-digest'() {
      if (mails) await planDigest(database)
    },
    async 'delete-expired'() {
      const { retentionMonths: months } = site()
      const deleted = await deleteExpired(database, months)
      if (deleted > 0) log(`Enquiries older than ${months} months that were deleted: ${deleted}`)
    },
    // What was deleted is still in the log of SQLite.
    'empty-log': () => (database.file ? emptyLog(database.db) : forgetClients(database)),
  }
  const types: (JobType | undefined)[] = [
    ...CHORES.map((kind) => ({
      ...{ kind, parallel: 1, everyMs: MINUTE_MS },
      run: () => chores[kind]().then(() => undefined),
    })),
    mailing('mail', async (job, context) => {
      const enquiry = await enquiryOf(job)
      return enquiry && composeMailToAssignee(enquiry, context, statusKey)
    }),
    mailing('confirmation', async (job, context) => {
      const enquiry = await enquiryOf(job)
      return enquiry && composeConfirmation(enquiry, context, Date.now())
    }),
    mailing('reminder', async (job, context) => {
      const enquiries = await readReminder(database, job.id)
      if (enquiries.length === 0) return undefined
      return composeReminder(job, enquiries, context, await links())
    }),
    digest && { ...digest, neverGivesUp: true },
  ]
  if (url && secret)
    for (const kind of ['webhook', 'webhook-marked'] as const)
      types.push({
        kind,
        parallel: PARALLEL,
        async run(job, signal) {
          const enquiry = await enquiryOf(job)
          return enquiry && postEnquiry({ url, secret }, job, enquiry, site(), signal)
        },
      })
  return [...types.filter((type) => type !== undefined), ...alarmTypes(database, settings, site)]
}

/** Ids of the enquiries that a job is about, for the log. */
export async function enquiriesOf(database: Database, job: Job) {
  if (job.enquiry_id) return { enquiry: job.enquiry_id }
  const { enquiries } = await readDigest(database, job)
  return enquiries.length > 0 ? { enquiries: enquiries.map((one) => one.id) } : {}
}
