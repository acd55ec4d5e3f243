import { html } from 'hono/html'
import { FIELD } from '../../contract/fields.ts'
import { fillIn } from '../../contract/fill-in.ts'
import type { SiteSettings } from '../../contract/site-settings.ts'
import { promisedBy, timeForOwner } from '../../contract/working-time.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../milliseconds.ts'
import { isolatedLine } from '../printable.ts'
import { statusLink } from '../signed-links.ts'
import type { StoredEnquiry } from '../store/enquiries.ts'
import type { AtDesk } from './desk-access.ts'

const UNITS = Object.entries({ day: DAY_MS, hour: HOUR_MS, minute: MINUTE_MS })

/** A span of time in one unit, of which there are at least two: “3 hours”, “36 hours”, “2 days”. */
function inWords(ms: number, language: string): string {
  const [unit, length] = UNITS.find(([, length]) => ms >= 2 * length) ?? ['minute', MINUTE_MS]
  const format = { style: 'unit', unit, unitDisplay: 'long' } as const
  return new Intl.NumberFormat(language, format).format(Math.max(1, Math.floor(ms / length)))
}

/** What the owner has said of an enquiry, or that it looks like spam. */
export const stateOf = ({ state, quarantined }: Pick<StoredEnquiry, 'state' | 'quarantined'>) =>
  quarantined && state !== 'spam' ? 'suspected' : state

/** The state of an enquiry, and how long it has waited against the promise if it waits. */
export function stateLine(enquiry: StoredEnquiry, site: SiteSettings, now: number) {
  const { states, waited, left, over } = site.serverText.status
  const state = stateOf(enquiry)
  const { receivedAt } = enquiry
  if (state !== 'new')
    return html`<p class="state" data-state="${state}"><strong>${states[state]}</strong> ${timeForOwner(receivedAt, site)}</p>`
  const end = promisedBy(receivedAt, site.office)
  const isLate = end <= now
  const rest = fillIn(isLate ? over : left, { time: inWords(Math.abs(end - now), site.language) })
  const part = Math.min(1, (now - receivedAt) / (end - receivedAt))
  return html`<p class="state" data-state="${isLate ? 'late' : state}"><strong>${end < Number.POSITIVE_INFINITY && rest}</strong>
${states.new}, ${fillIn(waited, { time: inWords(now - receivedAt, site.language) })}</p>
<span class="bar" style="--part: ${part}"></span>`
}

/** A list of enquiries: who, about what, how long they have waited, and state. Each opens its page. */
export function enquiryCards(enquiries: StoredEnquiry[], { site, holder }: AtDesk) {
  if (enquiries.length === 0) return html`<p>${site().serverText.desk.none}</p>`
  const now = Date.now()
  const short = (text: string) => isolatedLine(text.slice(0, 140).toWellFormed())
  return html`<ul class="cards">${enquiries.map((enquiry) => {
    const { id, name, message, details, note } = enquiry
    const about = details[FIELD.subjectOfInterest]
    return html`<li>
<a href="${statusLink(holder, id, now)}">${isolatedLine(name)}</a>
${about && html`<p class="about">${isolatedLine(about)}</p>`}
${stateLine(enquiry, site(), now)}
<p class="start">${short(message || (details[FIELD.result] ?? ''))}</p>
${note && html`<p class="start">${short(note)}</p>`}
</li>`
  })}</ul>`
}
