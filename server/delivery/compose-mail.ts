import { hostname } from 'node:os'
import type { SendMailOptions } from 'nodemailer'
import { FIELD } from '../../contract/fields.ts'
import { fillIn } from '../../contract/fill-in.ts'
import type { ServerText } from '../../contract/site-settings.ts'
import { printable, printableLine } from '../printable.ts'
import type { StoredEnquiry } from '../store/enquiry.ts'

type Labels = ServerText['mail']
type Sender = string | { name: string; address: string }

/** What the form's fields are called in a mail. */
const labelsOf = ({ labels }: Labels): Record<string, string> => ({
  [FIELD.subjectOfInterest]: labels.about,
  [FIELD.page]: labels.page,
  [FIELD.referrer]: labels.referrer,
  [FIELD.utmSource]: labels.campaignSource,
  [FIELD.utmMedium]: labels.campaignMedium,
  [FIELD.utmCampaign]: labels.campaign,
  [FIELD.utmTerm]: labels.campaignTerm,
  [FIELD.utmContent]: labels.campaignContent,
})

/** How the form was filled in is for the spam check; what was tried stands under the message. */
const LEFT_OUT = new Set<string>([FIELD.elapsedMs, FIELD.result])

/** The mail for one message: plain text, so that nothing a visitor writes can be markup. */
export function composeMail(
  message: StoredEnquiry,
  from: Sender,
  to: string[],
  { mail: words }: ServerText,
): SendMailOptions {
  return {
    from,
    to,
    ...(isPlain(message.email) ? { replyTo: { name: message.name, address: message.email } } : {}),
    subject: printableLine(subjectOf(message, words)),
    // The same at every attempt: a mail program drops the second of two.
    messageId: messageIdOf(message.id, from),
    date: new Date(message.receivedAt),
    headers: {
      ...(message.selfTest ? { 'Auto-Submitted': 'auto-generated', 'X-Self-Test': 'yes' } : {}),
      ...(message.suspicion ? { 'X-Suspected-Spam': message.suspicion } : {}),
    },
    text: `${wholeMessage(message, words)}\n`,
    ...PLAIN_TEXT,
  }
}

/** Text is text: a field that names a file or an address makes nobody fetch it. */
export const PLAIN_TEXT = { disableFileAccess: true, disableUrlAccess: true }

/** A Message-ID under the sender's domain. */
export const messageIdOf = (id: string, from: Sender) =>
  `<${id}@${domainOf(typeof from === 'string' ? from : from.address)}>`

/** Everything a visitor sent, as text: the message, what they tried, who they are and where from. */
export const wholeMessage = (message: StoredEnquiry, words: Labels) =>
  [printable(message.message), ...tried(message, words), signature(message, words)].join('\n\n')

/** What the visitor tried and sent along, in its own lines. */
function tried({ details }: StoredEnquiry, { labels }: Labels): string[] {
  const result = details[FIELD.result]
  return result ? [`${labels.result}:\n${printable(result)}`] : []
}

function subjectOf(
  { id, name, details, selfTest, suspicion }: StoredEnquiry,
  words: Labels,
): string {
  if (selfTest) return fillIn(words.selfTestSubject, { id: id.slice(0, 8) })
  const about = details[FIELD.subjectOfInterest]
  const subject = about
    ? fillIn(words.subjectAbout, { name, about })
    : fillIn(words.subject, { name })
  return suspicion ? fillIn(words.possibleSpam, { subject }) : subject
}

/** Who wrote and where from, under the line that mail programs know as a signature's. */
function signature({ name, email, details, receivedAt, id }: StoredEnquiry, words: Labels): string {
  const labels = labelsOf(words)
  const lines = Object.entries(details)
    .filter(([field]) => !LEFT_OUT.has(field))
    .map(([field, value]) => printableLine(`${labels[field] ?? field}: ${value}`))
  const received = `${words.labels.received}: ${new Date(receivedAt).toISOString()}`
  return [
    '-- ',
    printableLine(`${name} <${email}>`),
    ...lines,
    received,
    `${words.labels.id}: ${id}`,
  ].join('\n')
}

/**
 * Whether an address may stand in any mail's header. Of another script, its part before the @ may
 * not where the mail server does not speak SMTPUTF8, which would refuse the mail for good; it stands
 * in the text all the same. (The part behind it has a spelling in ASCII.)
 */
const isPlain = (email: string) => /^[\x21-\x7e]+@/.test(email)

const domainOf = (address: string) => /@([^\s<>@]+)>?$/.exec(address)?.[1] ?? hostname()
