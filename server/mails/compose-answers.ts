import type { SendMailOptions } from 'nodemailer'
import { FIELD, REQUESTS } from '../../contract/fields.ts'
import { fillIn } from '../../contract/fill-in.ts'
import { promisedTime } from '../../contract/promised-time.ts'
import { inLanguageOf, type SiteSettings } from '../../contract/site-settings.ts'
import { findSubject, withSubjectLabel } from '../../contract/subject.ts'
import { promisedBy, timeForOwner } from '../../contract/working-time.ts'
import type { Links } from '../signed-links.ts'
import type { StoredEnquiry } from '../store/enquiries.ts'
import {
  automaticMail,
  composeMail,
  subjectOf as mailSubject,
  messageIdOf,
  sender,
} from './compose-mail.ts'
import type { MailContext } from './mail.ts'

/** What an enquiry is about, with the person who answers it; undefined if the site does not know it. */
const subjectOf = ({ details }: StoredEnquiry, { subjects }: SiteSettings) =>
  findSubject(subjects, details[FIELD.subjectOfInterest])

/** The mail for one enquiry to the person who answers it, with the link by which it is marked. */
export function composeMailToAssignee(
  enquiry: StoredEnquiry,
  context: MailContext,
  links: Links | undefined,
) {
  const { site } = context
  const mail = composeMail(withSubjectLabel(enquiry, site.subjects), context)
  const own = subjectOf(enquiry, site)?.person?.email
  const link = enquiry.selfTest ? undefined : links?.to(enquiry)
  return {
    ...mail,
    ...(own && { to: own, cc: mail.to }),
    ...(link && { text: `${mail.text}\n${site.serverText.status.link}:\n${link}\n` }),
  }
}

const LONGEST_NAME = 40

/** Up to five words of letters. A dot ends initials or a title, and so makes no address. */
const WORD = /(?:\p{L}\.){1,3}|\p{L}[\p{L}\p{M}]*(?:['’-]\p{L}[\p{L}\p{M}]*)*\.?/u.source
const LETTERS_OF_A_NAME = new RegExp(`^(?:${WORD})(?: (?:${WORD})){0,4}$`, 'u')

/** What was entered as a name, if it looks like one: a stranger may read it in a mail of ours. */
function nameOf({ name }: StoredEnquiry): string | undefined {
  const text = name.normalize('NFC').trim()
  return text.length <= LONGEST_NAME && LETTERS_OF_A_NAME.test(text) ? text : undefined
}

/**
 * The mail that tells a visitor in the language of the page what was asked, who answers it and by when, in the site's own words: anybody can enter
 * anybody's address. @returns undefined where it is switched off, or the promised time has passed
 */
export function composeConfirmation(
  enquiry: StoredEnquiry,
  { from, to, site: whole }: MailContext,
  now: number,
): SendMailOptions | undefined {
  const site = inLanguageOf(whole, enquiry.details[FIELD.page])
  const { confirmation, office, form } = site
  const { id, receivedAt, email, details } = enquiry
  if (!confirmation || promisedBy(receivedAt, office) <= now) return undefined
  const { greeting, noName, asked, about, booking, end, anyone } = confirmation
  const name = nameOf(enquiry)
  const { label, person } = subjectOf(enquiry, site) ?? {}
  // The owner's mail program puts what has one subject and one origin together.
  const isKnown =
    site.language === whole.language && name && (!details[FIELD.subjectOfInterest] || label)
  const subject = isKnown
    ? mailSubject(withSubjectLabel(enquiry, site.subjects), site)
    : confirmation.subject
  const thread = messageIdOf(id, from)
  const request = REQUESTS.find((one) => one === details[FIELD.askedFor]) ?? 'message'
  // A mail may be read on another day, or in another time zone.
  const { later, unknown } = form.thanks.when
  const words = { today: later, tomorrow: later, later, unknown }
  const when = promisedTime(receivedAt, now, site, words)
  const text = [
    name ? fillIn(greeting, { name }) : noName,
    fillIn(asked[request], { person: person?.name ?? anyone, when }),
    label && fillIn(about, { subject: label }),
    request === 'callback' && site.booking && fillIn(booking, { address: site.booking }),
    end,
  ]
  return {
    ...{ from, to: email, subject },
    replyTo: person?.email ?? to,
    messageId: messageIdOf(`confirmation-${id}`, from),
    ...{ inReplyTo: thread, references: thread },
    // Mail programs do not answer automatic replies: https://www.rfc-editor.org/rfc/rfc3834
    headers: { 'Auto-Submitted': 'auto-replied' },
    text: `${text.filter(Boolean).join('\n\n')}\n`,
  }
}

/** Composes the mail that lists enquiries without an answer, each with the link that marks it. */
export function composeReminder(
  enquiries: StoredEnquiry[],
  context: MailContext,
  links: Links | undefined,
): SendMailOptions {
  const { site } = context
  const { subject, overdue, introduction } = site.serverText.reminder
  const isOverdue = enquiries.some(({ reminded }) => reminded > 1)
  const title = fillIn(isOverdue ? overdue : subject, { count: enquiries.length })
  const lines = enquiries.map((enquiry) => {
    const received = timeForOwner(enquiry.receivedAt, site)
    return [received, sender(enquiry), links?.to(enquiry)].filter(Boolean).join('\n')
  })
  const id = `reminder-${enquiries[0]?.reminded}-${enquiries[0]?.id}`
  return automaticMail(id, context, title, [introduction.trim(), ...lines], links)
}
