import type { MiddlewareHandler } from 'hono'
import { html } from 'hono/html'
import { DESK_PATH } from '../../contract/constants.ts'
import { fillIn } from '../../contract/fill-in.ts'
import type { SiteSettings } from '../../contract/site-settings.ts'
import { sortableTime, startOfDay } from '../../contract/working-time.ts'
import type { AppEnv } from '../app-env.ts'
import { plainPage } from '../plain-page.ts'
import type { Count, Counts } from '../store/answers.ts'
import { MOST_LISTED } from '../store/desk.ts'
import { type DeskOptions, isAtDesk } from './desk-access.ts'
import { enquiryCards } from './enquiry-cards.ts'

/** The pages of the desk, by the last part of their address. */
const COUNTS_PATH = `${DESK_PATH}/counts`
const SPAM_PATH = `${DESK_PATH}/spam`
export const DESK_PATHS = [DESK_PATH, COUNTS_PATH, SPAM_PATH]

/**
 * The owner's enquiries, for who has opened them by the link to the desk: the open ones first, then all others
 * by month; spam; and how many of them came of what. They change nothing.
 */
export function deskPage(options: DeskOptions): MiddlewareHandler<AppEnv> {
  return async (c) => {
    const site = options.site()
    const { title, invalid } = site.serverText.desk
    const { pathname, search } = new URL(c.req.url)
    const isLink = c.req.query('signature') !== undefined
    if (!(await isAtDesk(c, options, search)))
      return c.html(plainPage(site, invalid.title, html`<p>${invalid.text}</p>`), 403)
    // The key leaves the address bar and the history.
    if (isLink) return c.redirect(DESK_PATH, 303)
    const show = pathname === COUNTS_PATH ? counts : pathname === SPAM_PATH ? spam : list
    const content = await show(options, site, c.req.query())
    return c.html(plainPage(site, title, html`${links(site, pathname)}${content}`))
  }
}

const links = ({ serverText: { desk } }: SiteSettings, here: string) => {
  const all = { [DESK_PATH]: desk.list, [COUNTS_PATH]: desk.counts.title, [SPAM_PATH]: desk.spam }
  return html`<nav>${Object.entries(all).map(
    ([path, label]) =>
      html`<a href="${path}"${path === here ? html` aria-current="page"` : ''}>${label}</a> `,
  )}</nav>`
}

type Query = Record<string, string>

async function spam({ desk, statusKey }: DeskOptions, site: SiteSettings) {
  const found = await desk.list('spam')
  const { none } = site.serverText.desk
  return found.length > 0
    ? enquiryCards(found, { site, key: statusKey, now: Date.now() })
    : html`<p>${none}</p>`
}

async function list({ desk, statusKey: key }: DeskOptions, site: SiteSettings, query: Query) {
  const { q = '', before = '' } = query
  const labels = site.serverText.desk
  const end = /^\d{1,15}$/.test(before) ? Number(before) : undefined
  const now = Date.now()
  const open = end ? [] : await desk.list('open', q)
  const others = await desk.list('others', q, end)
  const byMonth = Map.groupBy(others, ({ receivedAt }) =>
    sortableTime(receivedAt, site.timeZone).slice(0, 7),
  )
  const older = new URLSearchParams({ q, before: `${others.at(-1)?.receivedAt}` })
  return html`<form role="search">
<label for="q">${labels.search}</label>
<input type="search" id="q" name="q" value="${q}"><button>${labels.find}</button>
</form>
${!end && html`<h2>${fillIn(labels.open, { count: open.length })}</h2>${enquiryCards(open, { site, key, now })}`}
${[...byMonth].map(([month, some]) => html`<h2>${monthName(month, site)}</h2>${enquiryCards(some, { site, key, now })}`)}
${q && open.length + others.length === 0 && html`<p role="status">${labels.none}</p>`}
${others.length === MOST_LISTED && html`<p><a class="more" href="?${older}">${labels.older}</a></p>`}`
}

const monthName = (month: string, { language }: SiteSettings) =>
  new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01`),
  )

async function counts({ desk }: DeskOptions, site: SiteSettings, { from = '', to = '' }: Query) {
  const labels = site.serverText.desk.counts
  const { timeZone } = site
  const found = await desk.count(startOfDay(from, timeZone), startOfDay(to, timeZone, 1))
  const months = found.month.map((one) => ({ ...one, name: monthName(one.name, site) }))
  return html`<form>
<label for="from">${labels.from}</label><input type="date" id="from" name="from" value="${from}">
<label for="to">${labels.to}</label><input type="date" id="to" name="to" value="${to}">
<button>${labels.show}</button>
</form>
${table(labels.month, months, labels)}
${table(labels.campaign, found.campaign, labels)}
${table(labels.page, found.page, labels)}`
}

type CountLabels = SiteSettings['serverText']['desk']['counts']

/** A table of what came of enquiries, with three bars in each row, which say the same. */
function table(caption: string, rows: Counts['page'], labels: CountLabels) {
  const most = Math.max(...rows.map(({ enquiries }) => enquiries))
  const sorts = ['enquiries', 'inTime', 'won'] as const satisfies (keyof Count)[]
  const bar = (count: Count) => (sort: (typeof sorts)[number]) =>
    html`<span class="bar" data-sort="${sort}" style="--part: ${count[sort] / most}"></span>`
  return html`<table>
<caption>${caption}</caption>
<thead><tr><td></td>${sorts.map((sort) => html`<th scope="col">${labels[sort]}</th>`)}</tr></thead>
<tbody>${rows.map(
    (count) => html`<tr>
<th scope="row">${count.name || labels.none}${sorts.map(bar(count))}</th>
${sorts.map((sort) => html`<td>${count[sort]}</td>`)}
</tr>`,
  )}</tbody>
</table>`
}
