import { hostname } from 'node:os'
import type { SendMailOptions } from 'nodemailer'
import { FIELD, fieldNamed } from '../../contract/fields.ts'
import { fillIn } from '../../contract/fill-in.ts'
import { languageOfPage, type SiteSettings } from '../../contract/site-settings.ts'
import { withSubjectLabel } from '../../contract/subject.ts'
import { timeForOwner } from '../../contract/working-time.ts'
import { isolated, isolatedLine } from '../printable.ts'
import type { Links } from '../signed-links.ts'
import type { StoredEnquiry } from '../store/enquiries.ts'
import type { MailContext, Sender } from './mail.ts'

/** The label of a detail in a mail; a field that the site does not name is its own label. */
export const labelOf = ({ form, serverText }: SiteSettings, field: string) => {
  const labels: Record<string, string> = serverText.mail.labels
  return fieldNamed(field) ? (form.fields[field]?.label ?? labels[field] ?? field) : field
}

/** The value of a detail for the owner: a page in another language with the name of that. */
export function detailOf(site: SiteSettings, field: string, value: string): string {
  const language = field === FIELD.page ? languageOfPage(site, value) : ''
  if (!language) return value
  return `${value} (${new Intl.DisplayNames(site.language, { type: 'language' }).of(language)})`
}

/** Composes the mail for one enquiry: plain text, so that nothing a visitor writes becomes markup. */
export function composeMail(enquiry: StoredEnquiry, { from, to, site }: MailContext) {
  const { name, email, selfTest, suspicion } = enquiry
  return {
    from,
    to,
    ...(isPlain(email) && { replyTo: { name: inHeader(isolatedLine(name)), address: email } }),
    subject: subjectOf(enquiry, site),
    messageId: messageIdOf(enquiry.id, from),
    date: new Date(enquiry.receivedAt),
    headers: {
      ...(selfTest && { 'Auto-Submitted': 'auto-generated', 'X-Self-Test': 'yes' }),
      ...(suspicion && { 'X-Suspected-Spam': suspicion }),
    },
    text: `${wholeEnquiry(enquiry, site)}\n`,
  }
}

/** A Message-ID under the sender's domain: the same at every attempt, so that mail programs drop duplicates. */
export const messageIdOf = (id: string, from: Sender) =>
  `<${id.replace(':', '-')}@${domainOf(typeof from === 'string' ? from : from.address)}>`

/** A mail from the server to the owner. @param id the same at every attempt @param links of who gets it, if they have any */
export const automaticMail = (
  id: string,
  { from, to, site }: MailContext,
  subject: string,
  paragraphs: string[],
  links: Links | undefined,
): SendMailOptions => ({
  ...{ from, to, subject },
  text: `${[...paragraphs, ...(links ? [`${site.serverText.desk.link}:\n${links.desk}`] : [])].join('\n\n')}\n`,
  messageId: messageIdOf(id, from),
  headers: { 'Auto-Submitted': 'auto-generated' },
})

const LINE = '='.repeat(72)

/** Composes the digest of suspected spam, with every enquiry in full, and the link by which it is marked. */
export function composeDigest(
  enquiries: StoredEnquiry[],
  more: number,
  context: MailContext,
  links: Links | undefined,
): SendMailOptions {
  const { digest } = context.site.serverText
  const count = enquiries.length
  const paragraphs = [
    fillIn(digest.introduction, { count }).trim(),
    ...(more > 0 ? [fillIn(digest.more, { count: more })] : []),
    ...enquiries.map((one) => {
      const whole = wholeEnquiry(withSubjectLabel(one, context.site.subjects), context.site)
      return `${LINE}\n${links ? `${links.to(one)}\n\n` : ''}${whole}`
    }),
  ]
  const subject = fillIn(digest.subject, { count })
  return automaticMail(`digest-${enquiries[0]?.id}`, context, subject, paragraphs, links)
}

/** Name and e-mail address, if there is one, of who sent an enquiry, on one line. */
export const sender = ({ name, email }: Pick<StoredEnquiry, 'name' | 'email'>) =>
  email ? `${isolatedLine(name)} <${isolatedLine(email)}>` : isolatedLine(name)

/** Everything a visitor sent, as text: the message, the result of a demo, who they are and where from. */
export function wholeEnquiry(enquiry: StoredEnquiry, site: SiteSettings): string {
  const result = enquiry.details[FIELD.result]
  return [
    isolated(enquiry.message),
    result && `${labelOf(site, FIELD.result)}:\n${isolated(result)}`,
    signature(enquiry, site),
  ]
    .filter(Boolean)
    .join('\n\n')
}

/** Text for a header, where mail programs would decode what looks encoded (RFC 2047), and show other words. */
const inHeader = (text: string) => text.replaceAll('=?', '= ?')

/** The subject of the mail of an enquiry. */
export function subjectOf(
  { id, name: givenName, details, selfTest, suspicion }: StoredEnquiry,
  { serverText: { mail: text } }: SiteSettings,
): string {
  if (selfTest) return fillIn(text.selfTestSubject, { id: id.slice(0, 8) })
  const name = isolatedLine(givenName)
  const about = isolatedLine(details[FIELD.subjectOfInterest] ?? '')
  const subject = fillIn(about ? text.subjectAbout : text.subject, { name, about })
  return inHeader(suspicion ? fillIn(text.possibleSpam, { subject }) : subject)
}

/** Who wrote and where from, below the `-- ` by which mail programs recognise a signature. */
function signature({ name, email, details, receivedAt, id }: StoredEnquiry, site: SiteSettings) {
  const { labels } = site.serverText.mail
  const lines = Object.entries(details)
    .filter(([field]) => field !== FIELD.result && !fieldNamed(field)?.internal)
    .map(
      ([field, value]) =>
        `${isolatedLine(labelOf(site, field))}: ${isolatedLine(detailOf(site, field, value))}`,
    )
  const received = `${labels.received}: ${timeForOwner(receivedAt, site)}`
  return ['-- ', sender({ name, email }), ...lines, received, `${labels.id}: ${id}`].join('\n')
}

/** Whether the part before the @ is ASCII, as servers without SMTPUTF8 need it, and does not look encoded. */
const isPlain = (email: string) => /^(?!.*=\?)[\x21-\x7e]+@/.test(email)

const domainOf = (address: string) => /@([^\s<>@]+)>?$/.exec(address)?.[1] ?? hostname()
