import { html } from 'hono/html'
import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { FIELD } from '../../contract/fields.ts'
import { fillIn } from '../../contract/fill-in.ts'
import { addressWith } from '../../contract/fit-address.ts'
import { findSubject } from '../../contract/subject.ts'
import { subjectOf } from '../mails/compose-mail.ts'
import { isolatedLine } from '../printable.ts'
import type { StoredEnquiry } from '../store/enquiries.ts'
import type { DeskOptions } from './desk-access.ts'

/** The addresses that open the owner's own programs, up to the text; empty where there is none. */
function addressesOf(enquiry: StoredEnquiry, { site, mailIdOf }: DeskOptions) {
  const { id, email, details } = enquiry
  const mailId = mailIdOf(id)
  // One thread with the mail about it: https://www.rfc-editor.org/rfc/rfc6068#section-6.1
  const thread = mailId ? `in-reply-to=${encodeURIComponent(mailId)}&` : ''
  const start = `mailto:${encodeURIComponent(email)}?${thread}subject=`
  const subject = `Re: ${subjectOf({ ...enquiry, suspicion: undefined }, site())}`
  // As typed, it may be no number, or one of another country.
  const number = details.phone_e164 ?? ''
  // Others have no WhatsApp.
  const canBeMobile = parsePhoneNumberFromString(number)?.getType()?.endsWith('MOBILE')
  return {
    phone: number && `tel:${number}`,
    whatsapp: canBeMobile ? `https://wa.me/${number.replace('+', '')}?text=` : '',
    email: email && `${addressWith(start, subject)}&body=`,
  }
}

const link = (label: string, address: string) =>
  address && html`<a class="reply" href="${address}">${label}</a> `

/** Links that reply by phone, WhatsApp and mail; then the replies of the content, with links where they have room. */
export function replyLinks(enquiry: StoredEnquiry, options: DeskOptions) {
  const site = options.site()
  const { reply } = site.serverText.status
  const { phone, whatsapp, email } = addressesOf(enquiry, options)
  const about = findSubject(site.subjects, enquiry.details[FIELD.subjectOfInterest])
  const words = {
    name: isolatedLine(enquiry.name),
    subject: about?.label ?? reply.noSubject,
    person: about?.person?.name ?? site.name,
  }
  const quoted = `\n\n${enquiry.message.replace(/^/gm, '> ')}`
  const written = site.serverText.replies.map(({ title, text: template }) => {
    const text = fillIn(template, words)
    const fitting = (start: string) => {
      const address = start && addressWith(start, text)
      return address === start + encodeURIComponent(text) ? address : ''
    }
    const links = [link(reply.whatsapp, fitting(whatsapp)), link(reply.email, fitting(email))]
    return html`<details><summary>${title}</summary>
<p class="replies">${links}</p>${links.every((one) => !one) && html`<p>${reply.copy}</p>`}
<textarea readonly rows="8" aria-label="${title}">\n${text}</textarea></details>`
  })
  return html`<p class="replies">${link(reply.phone, phone)}${link(reply.whatsapp, whatsapp.replace(/\?.*/, ''))}${link(reply.email, email && addressWith(email, quoted))}</p>
${written.length > 0 && html`<details><summary>${reply.written}</summary>${written}</details>`}`
}
