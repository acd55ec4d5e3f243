import type { SendMailOptions } from 'nodemailer'
import { fillIn } from '../../contract/fill-in.ts'
import type { SiteSettings } from '../../contract/site-settings.ts'
import type { Job, Notice } from '../store/database.ts'
import type { StoredEnquiry } from '../store/enquiries.ts'
import { WARNING_DAYS } from '../store/notices.ts'
import { messageIdOf, PLAIN_TEXT, type Sender, sender, wholeEnquiry } from './compose-mail.ts'

const DAY_MS = 24 * 60 * 60_000

const LINE = '='.repeat(72)

/**
 * Composes the mail for a notice to the owner. A digest holds every enquiry in full. A deletion
 * warning only lists them, because a mail server that refused an enquiry for its content would refuse
 * it again.
 */
export function composeNotice(
  job: Pick<Job, 'id' | 'kind' | 'created_at'> & { enquiries: StoredEnquiry[]; more: number },
  from: Sender,
  to: string[],
  site: SiteSettings,
): SendMailOptions {
  const { id, created_at, enquiries, more } = job
  const kind = job.kind as Notice
  const { subject, introduction } = site.serverText[kind]
  const count = String(enquiries.length)
  const date = new Date(created_at + WARNING_DAYS * DAY_MS).toISOString().slice(0, 10)
  const rest = more > 0 ? [fillIn(site.serverText.digest.more, { count: more })] : []
  const parts =
    kind === 'digest' ? enquiries.map(inDigest(site)) : [enquiries.map(asLine).join('\n')]
  return {
    from,
    to,
    subject: fillIn(subject, { count, date }),
    // The same at every attempt, so that mail programs drop duplicates.
    messageId: messageIdOf(id, from),
    date: new Date(created_at),
    headers: { 'Auto-Submitted': 'auto-generated' },
    text: `${[fillIn(introduction, { count, date }).trim(), ...rest, ...parts].join('\n\n')}\n`,
    ...PLAIN_TEXT,
  }
}

const inDigest = (site: SiteSettings) => (enquiry: StoredEnquiry) =>
  `${LINE}\nnpm run messages -- not-spam ${enquiry.id}\n\n${wholeEnquiry(enquiry, site)}`

const asLine = ({ id, receivedAt, status, ...enquiry }: StoredEnquiry) =>
  [id, new Date(receivedAt).toISOString().slice(0, 10), status, sender(enquiry)].join('  ')
