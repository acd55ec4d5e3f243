import { hostname } from 'node:os'
import type { SendMailOptions } from 'nodemailer'
import { FIELD } from '../../contract/fields.ts'
import { fillIn } from '../../contract/fill-in.ts'
import type { ServerText } from '../../contract/site-settings.ts'
import { isolated, isolatedLine } from '../printable.ts'
import type { StoredEnquiry } from '../store/enquiries.ts'

type MailText = ServerText['mail']
/** Who a mail comes from. */
export type Sender = string | { name: string; address: string }

/** The labels of the form's fields in a mail. */
const labelsOf = ({ labels }: MailText) =>
  new Map<string, string>([
    [FIELD.subjectOfInterest, labels.about],
    [FIELD.page, labels.page],
    [FIELD.referrer, labels.referrer],
    [FIELD.utmSource, labels.campaignSource],
    [FIELD.utmMedium, labels.campaignMedium],
    [FIELD.utmCampaign, labels.campaign],
    [FIELD.utmTerm, labels.campaignTerm],
    [FIELD.utmContent, labels.campaignContent],
  ])

/** Not in the signature: the elapsed time is for the spam check, the result of a demo comes before it. */
const LEFT_OUT = new Set<string>([FIELD.elapsedMs, FIELD.result])

/** Composes the mail for one enquiry: plain text, so that nothing a visitor writes becomes markup. */
export function composeMail(
  enquiry: StoredEnquiry,
  from: Sender,
  to: string[],
  { mail: text }: ServerText,
): SendMailOptions {
  return {
    from,
    to,
    ...(isPlain(enquiry.email)
      ? { replyTo: { name: isolatedLine(enquiry.name), address: enquiry.email } }
      : {}),
    subject: subjectOf(enquiry, text),
    // The same at every attempt, so that mail programs drop duplicates.
    messageId: messageIdOf(enquiry.id, from),
    date: new Date(enquiry.receivedAt),
    headers: {
      ...(enquiry.selfTest ? { 'Auto-Submitted': 'auto-generated', 'X-Self-Test': 'yes' } : {}),
      ...(enquiry.suspicion ? { 'X-Suspected-Spam': enquiry.suspicion } : {}),
    },
    text: `${wholeEnquiry(enquiry, text)}\n`,
    ...PLAIN_TEXT,
  }
}

/** Nodemailer must not fetch a file or address that a field names. */
export const PLAIN_TEXT = { disableFileAccess: true, disableUrlAccess: true }

/** A Message-ID under the sender's domain. */
export const messageIdOf = (id: string, from: Sender) =>
  `<${id}@${domainOf(typeof from === 'string' ? from : from.address)}>`

/** Name and address of who sent an enquiry, on one line. */
export const sender = ({ name, email }: Pick<StoredEnquiry, 'name' | 'email'>) =>
  `${isolatedLine(name)} <${isolatedLine(email)}>`

/** Everything a visitor sent, as text: the message, the result of a demo, who they are and where from. */
export const wholeEnquiry = (enquiry: StoredEnquiry, text: MailText) =>
  [isolated(enquiry.message), demoResult(enquiry, text), signature(enquiry, text)]
    .filter(Boolean)
    .join('\n\n')

/** The result of a demo that the visitor sent along, under its label. */
function demoResult({ details }: StoredEnquiry, { labels }: MailText): string {
  const result = details[FIELD.result]
  return result ? `${labels.result}:\n${isolated(result)}` : ''
}

/** The subject of the mail of an enquiry. */
export function subjectOf(
  { id, name: givenName, details, selfTest, suspicion }: StoredEnquiry,
  text: MailText,
): string {
  if (selfTest) return fillIn(text.selfTestSubject, { id: id.slice(0, 8) })
  const name = isolatedLine(givenName)
  const about = isolatedLine(details[FIELD.subjectOfInterest] ?? '')
  const subject = about
    ? fillIn(text.subjectAbout, { name, about })
    : fillIn(text.subject, { name })
  return suspicion ? fillIn(text.possibleSpam, { subject }) : subject
}

/** Who wrote and where from, below the `-- ` by which mail programs recognise a signature. */
function signature(
  { name, email, details, receivedAt, id }: StoredEnquiry,
  text: MailText,
): string {
  const labels = labelsOf(text)
  const lines = Object.entries(details)
    .filter(([field]) => !LEFT_OUT.has(field))
    .map(([field, value]) => `${isolatedLine(labels.get(field) ?? field)}: ${isolatedLine(value)}`)
  const received = `${text.labels.received}: ${new Date(receivedAt).toISOString()}`
  return ['-- ', sender({ name, email }), ...lines, received, `${text.labels.id}: ${id}`].join('\n')
}

/**
 * Whether the part before the @ is ASCII, so that any mail server accepts it in a header. A server
 * without SMTPUTF8 would refuse the mail for good, so any other address appears only in the text.
 * (The domain has an ASCII spelling.)
 */
const isPlain = (email: string) => /^[\x21-\x7e]+@/.test(email)

const domainOf = (address: string) => /@([^\s<>@]+)>?$/.exec(address)?.[1] ?? hostname()
