import type { MiddlewareHandler } from 'hono'
import { html } from 'hono/html'
import { fieldNamed } from '../../contract/fields.ts'
import { fillIn } from '../../contract/fill-in.ts'
import { addressWith } from '../../contract/fit-address.ts'
import type { SiteSettings } from '../../contract/site-settings.ts'
import type { AppEnv } from '../app-env.ts'
import { labelOf } from '../jobs/compose-mail.ts'
import { isMobile } from '../phone-numbers.ts'
import { PLAIN_PAGE_POLICY, plainPage } from '../plain-page.ts'
import { isolated } from '../printable.ts'
import { isStatusLink } from '../status-link.ts'
import { type StatusChange, type setStatus, versionOf } from '../store/answers.ts'
import { ANSWER_STATES } from '../store/database.ts'
import type { StoredEnquiry } from '../store/enquiries.ts'

export interface StatusOptions {
  site(): SiteSettings
  /** Signs the links. */
  statusKey: string
  readEnquiry(id: string): Promise<StoredEnquiry | undefined>
  setStatus(id: string, change: StatusChange): Promise<Awaited<ReturnType<typeof setStatus>>>
}

/**
 * The page behind the link in the mail of an enquiry: what was sent, links to reply, and buttons that mark
 * it. Only `POST` changes something, because mail scanners open links.
 */
export function statusPage(options: StatusOptions): MiddlewareHandler<AppEnv> {
  return async (c) => {
    const site = options.site()
    const labels = site.serverText.status
    const id = c.req.param('id') ?? ''
    c.header('Cache-Control', 'no-store')
    c.header('Content-Security-Policy', PLAIN_PAGE_POLICY)
    // The address is a key: no other site may learn it.
    c.header('Referrer-Policy', 'no-referrer')
    const say = ({ title, text }: { title: string; text: string }, status: 403 | 404) =>
      c.html(plainPage(site, title, html`<p>${text}</p>`), status)
    if (!isStatusLink(options.statusKey, id, c.req.query(), Date.now()))
      return say(labels.invalid, 403)
    const { state: pressed, note = '', version = '' } = c.var.form ?? {}
    const state = ANSWER_STATES.find((one) => one === pressed)
    const result =
      c.req.method === 'POST' && (await options.setStatus(id, { state, note, version }))
    const enquiry = await options.readEnquiry(id)
    if (!enquiry) return say(labels.gone, 404)
    const isLate = result === 'changed'
    const said =
      result &&
      html`<p role="${isLate ? 'alert' : 'status'}"><strong>${isLate ? labels.changed : labels.done}</strong></p>`
    const shown = html`${said}${content(enquiry, isLate ? note : '', site)}`
    return c.html(plainPage(site, enquiry.name, shown), isLate ? 409 : 200)
  }
}

/** @param draft a note that is not saved yet */
function content(stored: StoredEnquiry, draft: string, site: SiteSettings) {
  const { state, note, message, details, ...enquiry } = stored
  const labels = site.serverText.status
  const others = ANSWER_STATES.filter((one) => one !== state)
  const shown = Object.entries(details).filter(([name]) => !fieldNamed(name)?.internal)
  return html`<p>${labels.stateLabel}: <strong>${labels.states[state]}</strong></p>
<p>${replyLinks({ message, details, ...enquiry }, site)}</p>
<p class="sent">${isolated(message)}</p>
<dl>${shown.map(([name, value]) => html`<dt>${labelOf(site, name)}</dt><dd class="sent">${isolated(value)}</dd>`)}</dl>
${note && html`<h2>${labels.notesLabel}</h2><p class="sent">${isolated(note)}</p>`}
<form method="post">
<input type="hidden" name="version" value="${versionOf(stored)}">
<label for="note">${labels.noteLabel}</label>
<textarea id="note" name="note" rows="3">\n${draft}</textarea>
${others.map((one) => html`<button name="state" value="${one}">${labels.mark[one]}</button> `)}
<button name="state" value="">${labels.addNote}</button>
</form>`
}

/** Links that reply by mail, with subject and quotation, and by phone and WhatsApp where there is a number. */
function replyLinks(
  { name, email, message, details }: Pick<StoredEnquiry, 'name' | 'email' | 'message' | 'details'>,
  { serverText }: SiteSettings,
) {
  const { reply } = serverText.status
  // As typed, it may be no number, or one of another country.
  const number = details.phone_e164 ?? ''
  const to = `mailto:${encodeURIComponent(email)}?subject=`
  const withSubject = addressWith(to, fillIn(reply.subject, { name }))
  const quote = message.replace(/^/gm, '> ')
  const links = {
    [reply.email]: email && addressWith(`${withSubject}&body=`, `\n\n${quote}`),
    [reply.phone]: number && `tel:${number}`,
    [reply.whatsapp]: isMobile(number) && `https://wa.me/${number.replace('+', '')}`,
  }
  return Object.entries(links).map(
    ([label, address]) => address && html`<a class="reply" href="${address}">${label}</a> `,
  )
}
