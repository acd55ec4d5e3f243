import { html } from 'hono/html'
import { FIELD } from '../../contract/fields.ts'
import { fillIn } from '../../contract/fill-in.ts'
import type { SiteSettings } from '../../contract/site-settings.ts'
import { promisedBy, timeForOwner } from '../../contract/working-time.ts'
import { isolatedLine } from '../printable.ts'
import { statusLink } from '../signed-links.ts'
import type { StoredEnquiry } from '../store/enquiries.ts'

const MINUTE_MS = 60_000
const UNITS = [
  ['day', 24 * 60 * MINUTE_MS],
  ['hour', 60 * MINUTE_MS],
  ['minute', MINUTE_MS],
] as const

/** A span of time in one unit, of which there are at least two: “3 hours”, “36 hours”, “2 days”. */
function inWords(ms: number, language: string): string {
  const [unit, length] = UNITS.find(([, length]) => ms >= 2 * length) ?? ['minute', MINUTE_MS]
  const format = { style: 'unit', unit, unitDisplay: 'long' } as const
  return new Intl.NumberFormat(language, format).format(Math.floor(ms / length))
}

/** What the owner has said of an enquiry, or that it looks like spam. */
export const stateOf = ({ state, quarantined }: Pick<StoredEnquiry, 'state' | 'quarantined'>) =>
  quarantined && state !== 'spam' ? 'suspected' : state

/** The state of an enquiry, and how long it has waited against the promise if it waits. */
export function stateLine(enquiry: StoredEnquiry, site: SiteSettings, now: number) {
  const { states, waited, left, over } = site.serverText.status
  const state = stateOf(enquiry)
  const { receivedAt, answeredAt } = enquiry
  if (state !== 'new') {
    const moment = timeForOwner(answeredAt ?? receivedAt, site)
    return html`<p class="state" data-state="${state}"><strong>${states[state]}</strong> ${moment}</p>`
  }
  const end = promisedBy(receivedAt, site.office)
  const isLate = end <= now
  const rest = fillIn(isLate ? over : left, { time: inWords(Math.abs(end - now), site.language) })
  const part = Math.min(1, (now - receivedAt) / (end - receivedAt))
  return html`<p class="state" data-state="${isLate ? 'late' : state}"><strong>${end < Number.POSITIVE_INFINITY && rest}</strong>
${states.new}, ${fillIn(waited, { time: inWords(now - receivedAt, site.language) })}</p>
<span class="bar" style="--part: ${part}"></span>`
}

/** A list of enquiries: who, about what, how long they have waited, and state. Each opens its page. */
export const enquiryCards = (
  enquiries: StoredEnquiry[],
  { site, key, now }: { site: SiteSettings; key: string; now: number },
) =>
  html`<ul class="cards">${enquiries.map((enquiry) => {
    const { id, name, message, details, note } = enquiry
    const start = message || (details[FIELD.result] ?? '')
    return html`<li>
<a href="${statusLink(key, id, now)}">${isolatedLine(name)}</a>
<p class="about">${isolatedLine(details[FIELD.subjectOfInterest] ?? '')}</p>
${stateLine(enquiry, site, now)}
<p class="start">${isolatedLine(start.slice(0, 140).toWellFormed())}</p>
${note && html`<p class="start">${isolatedLine(note.slice(0, 140).toWellFormed())}</p>`}
</li>`
  })}</ul>`
