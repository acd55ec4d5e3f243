import type { Context, MiddlewareHandler } from 'hono'
import { html } from 'hono/html'
import { DESK_PATH } from '../../contract/constants.ts'
import { FIELD, fieldNamed } from '../../contract/fields.ts'
import { timeForOwner } from '../../contract/working-time.ts'
import type { AppEnv } from '../app-env.ts'
import { detailOf, labelOf } from '../mails/compose-mail.ts'
import { isolated, isolatedLine } from '../printable.ts'
import { versionOf } from '../store/answers.ts'
import { ANSWER_STATES } from '../store/database.ts'
import type { StoredEnquiry } from '../store/enquiries.ts'
import { type DeskOptions, holderAtDesk } from './desk-access.ts'
import { enquiryCards, stateLine, stateOf } from './enquiry-cards.ts'
import { plainPage } from './plain-page.ts'
import { replyLinks } from './reply-links.ts'

/**
 * The page behind the link in the mail of an enquiry, which marks it. Only `POST` changes something, because mail
 * scanners open links. The other enquiries of the same person are for who is at the desk.
 */
export function statusPage(options: DeskOptions): MiddlewareHandler<AppEnv> {
  return async (c) => {
    const { desk } = options
    const site = options.site()
    const labels = site.serverText.status
    const id = c.req.param('id') ?? ''
    const say = ({ title, text }: { title: string; text: string }, status: 403 | 404) =>
      c.html(plainPage(site, title, html`<p>${text}</p>`), status)
    const holder = await desk.holderOf(id, c.req.query())
    if (!holder) return say(labels.invalid, 403)
    c.var.notes.enquiry = id
    const { state: pressed, note = '', version = '' } = c.var.form ?? {}
    const state = ANSWER_STATES.find((one) => one === pressed)
    const change = { state, note, version }
    const result = c.req.method === 'POST' && (await desk.mark(id, change, holder.name))
    const enquiry = await desk.read(id)
    if (!enquiry) return say(labels.gone, 404)
    const isLate = result === 'changed'
    const said =
      result &&
      html`<p role="${isLate ? 'alert' : 'status'}"><strong>${isLate ? labels.changed : labels.done}</strong></p>`
    const shown = html`${said}${content(enquiry, isLate ? note : '', options)}`
    const [back, others] = await forDesk(c, enquiry, options)
    const page = plainPage(site, isolatedLine(enquiry.name), html`${shown}${others}`, back)
    return c.html(page, isLate ? 409 : 200)
  }
}

/** What only the desk shows: the way back to it, and the other enquiries of the same person. */
async function forDesk(c: Context<AppEnv>, enquiry: StoredEnquiry, options: DeskOptions) {
  const holder = await holderAtDesk(c, options)
  if (!holder) return []
  const { list, samePerson } = options.site().serverText.desk
  const others = await options.desk.othersOf(enquiry)
  return [
    html`<nav><a href="${DESK_PATH}">${list}</a></nav>`,
    others.length > 0 &&
      html`<h2>${samePerson}</h2>${enquiryCards(others, { ...options, holder })}`,
  ]
}

/** @param draft a note that is not saved yet */
function content(enquiry: StoredEnquiry, draft: string, options: DeskOptions) {
  const { note, message, details, receivedAt } = enquiry
  const site = options.site()
  const labels = site.serverText.status
  const state = stateOf(enquiry)
  // What looks like spam, or is, first has to be none.
  const isSpam = state === 'suspected' || state === 'spam'
  const buttons = isSpam
    ? { new: labels.mark.notSpam, ...(state !== 'spam' && { spam: labels.mark.spam }) }
    : Object.fromEntries(
        ANSWER_STATES.filter((one) => one !== state).map((one) => [one, labels.mark[one]]),
      )
  const shown = Object.entries(details).filter(([name]) => !fieldNamed(name)?.internal)
  return html`<p class="about">${isolatedLine(details[FIELD.subjectOfInterest] ?? '')}</p>
${stateLine(enquiry, site, Date.now())}
${replyLinks(enquiry, options)}
<p class="sent">${isolated(message)}</p>
${note && html`<h2>${labels.notesLabel}</h2><p class="sent">${isolated(note)}</p>`}
<form method="post">
<input type="hidden" name="version" value="${versionOf(enquiry)}">
<label for="note">${labels.noteLabel}</label>
<textarea id="note" name="note" rows="3">\n${draft}</textarea>
<div class="replies">${Object.entries(buttons).map(
    ([one, label]) => html`<button name="state" value="${one}">${label}</button> `,
  )}
<button name="state" value="">${labels.addNote}</button></div>
</form>
<dl><dt>${site.serverText.mail.labels.received}</dt><dd>${timeForOwner(receivedAt, site)}</dd>
${shown.map(([name, value]) => html`<dt>${labelOf(site, name)}</dt><dd class="sent">${isolated(detailOf(site, name, value))}</dd>`)}</dl>`
}
