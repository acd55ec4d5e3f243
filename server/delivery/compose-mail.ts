import { hostname } from 'node:os'
import type { SendMailOptions } from 'nodemailer'
import { FIELD } from '../../contract/fields.ts'
import type { StoredMessage } from '../store/message.ts'

const LABELS: Record<string, string> = {
  [FIELD.subjectOfInterest]: 'About',
  [FIELD.page]: 'Sent from',
  [FIELD.referrer]: 'Came from',
  [FIELD.utmSource]: 'Campaign source',
  [FIELD.utmMedium]: 'Campaign medium',
  [FIELD.utmCampaign]: 'Campaign',
  [FIELD.utmTerm]: 'Campaign term',
  [FIELD.utmContent]: 'Campaign content',
}

/** How the form was filled in is for the spam check; it tells the owner nothing. */
const LEFT_OUT = new Set<string>([FIELD.elapsedMs])

/** The mail for one message: plain text, so that nothing a visitor writes can be markup. */
export function composeMail(message: StoredMessage, from: string, to: string[]): SendMailOptions {
  const about = message.details[FIELD.subjectOfInterest]
  const subject = `Enquiry from ${message.name}${about ? ` about ${about}` : ''}`
  return {
    from,
    to,
    replyTo: { name: message.name, address: message.email },
    subject: message.selfTest
      ? `Self-test of the contact form, ${message.id.slice(0, 8)}`
      : subject,
    // The same at every attempt: a mail program drops the second of two.
    messageId: `<${message.id}@${domainOf(from)}>`,
    date: new Date(message.receivedAt),
    headers: message.selfTest
      ? { 'Auto-Submitted': 'auto-generated', 'X-Kiteline-Self-Test': 'yes' }
      : {},
    text: `${message.message}\n\n${signature(message)}\n`,
    // Text is text: a field that names a file or an address makes nobody fetch it.
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** Who wrote and where from, under the line that mail programs know as a signature's. */
function signature({ name, email, details, receivedAt, id }: StoredMessage): string {
  const lines = Object.entries(details)
    .filter(([field]) => !LEFT_OUT.has(field))
    .map(([field, value]) => `${LABELS[field] ?? field}: ${value.replace(/\s+/g, ' ')}`)
  const received = `Received: ${new Date(receivedAt).toISOString()}`
  return ['-- ', `${name} <${email}>`, ...lines, received, `Message: ${id}`].join('\n')
}

const domainOf = (address: string) => /@([^\s<>@]+)>?$/.exec(address)?.[1] ?? hostname()
