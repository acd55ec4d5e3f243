import type { SendMailOptions } from 'nodemailer'
import { FIELD } from '../../contract/fields.ts'
import { fillIn } from '../../contract/fill-in.ts'
import type { SiteSettings } from '../../contract/site-settings.ts'
import { afterWorkingDays } from '../../contract/working-time.ts'
import { markingLink } from '../marking-link.ts'
import { isolated, isolatedLine } from '../printable.ts'
import type { Job } from '../store/database.ts'
import type { StoredEnquiry } from '../store/enquiries.ts'
import { automaticMail, composeMail, messageIdOf, sender } from './compose-mail.ts'
import type { MailContext } from './mail.ts'

/** Who answers an enquiry: the person whom the page names that the visitor came from. */
const answererOf = ({ details }: StoredEnquiry, { answerers }: SiteSettings) =>
  answerers.find(({ subjects }) => subjects.includes(details[FIELD.subjectOfInterest] ?? ''))

/** The link by which the owner marks an enquiry; undefined where no site has been built. */
const linkTo = ({ id, receivedAt }: StoredEnquiry, { url }: SiteSettings, key: string) =>
  url && new URL(markingLink(key, id, receivedAt), url).href

/**
 * Composes the mail for one enquiry to the person who answers it, if they have an address of their own, with
 * the link by which it is marked.
 * @param key signs the link
 */
export function composeMailToAnswerer(
  enquiry: StoredEnquiry,
  context: MailContext,
  key: string,
): SendMailOptions {
  const mail = composeMail(enquiry, context)
  const { site } = context
  const own = answererOf(enquiry, site)?.email
  const link = enquiry.selfTest ? undefined : linkTo(enquiry, site, key)
  return {
    ...mail,
    ...(own && { to: own, cc: mail.to }),
    ...(link && { text: `${mail.text}\n${site.serverText.marking.link}:\n${link}\n` }),
  }
}

/**
 * Composes the mail that tells a visitor what arrived, who answers it and by when; undefined where the owner
 * has switched it off.
 */
export function composeConfirmation(
  enquiry: StoredEnquiry,
  { from, to, site }: MailContext,
): SendMailOptions | undefined {
  if (!site.confirmation) return undefined
  const { subject, text, anyone, nextDay, sent } = site.confirmation
  const { id, receivedAt, name, email, message, details } = enquiry
  const answerer = answererOf(enquiry, site)
  const opening = fillIn(text, {
    name: isolatedLine(name),
    person: answerer?.name ?? anyone,
    time: promisedTime(receivedAt, site) ?? nextDay,
  })
  const copy = [message, details[FIELD.result] ?? ''].filter(Boolean).map(isolated).join('\n\n')
  return {
    ...{ from, to: email, subject },
    replyTo: answerer?.email ?? to,
    messageId: messageIdOf(`confirmation-${id}`, from),
    // Mail programs do not answer automatic replies: https://www.rfc-editor.org/rfc/rfc3834
    headers: { 'Auto-Submitted': 'auto-replied' },
    text: `${opening.trim()}\n\n${sent}\n\n${copy.replace(/^/gm, '> ')}\n`,
  }
}

/** When the promised working day of an enquiry is over, in words; undefined for a site without office hours. */
function promisedTime(receivedAt: number, { office, language }: SiteSettings) {
  if (!office) return undefined
  const { timeZone } = office
  return new Intl.DateTimeFormat(language, {
    ...({ weekday: 'long', day: 'numeric', month: 'long', hour: 'numeric' } as const),
    ...({ minute: '2-digit', timeZone } as const),
  }).format(afterWorkingDays(receivedAt, 1, office))
}

/** Composes the mail that lists enquiries without an answer, each with the link that marks it. */
export function composeReminder(
  job: Job,
  enquiries: StoredEnquiry[],
  context: MailContext,
  key: string,
): SendMailOptions {
  const { site } = context
  const { subject, overdue, introduction } = site.serverText.reminder
  const isOverdue = enquiries.some(({ reminded }) => reminded > 1)
  const title = fillIn(isOverdue ? overdue : subject, { count: enquiries.length })
  return automaticMail(job, context, title, [
    introduction.trim(),
    ...enquiries.map((enquiry) => {
      const received = new Date(enquiry.receivedAt).toISOString()
      return [received, sender(enquiry), linkTo(enquiry, site, key) ?? ''].join('\n').trim()
    }),
  ])
}
