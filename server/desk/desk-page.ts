import type { Context, MiddlewareHandler } from 'hono'
import { html } from 'hono/html'
import { stream } from 'hono/streaming'
import { DESK_PATH } from '../../contract/constants.ts'
import { fillIn } from '../../contract/fill-in.ts'
import type { SiteSettings } from '../../contract/site-settings.ts'
import { sortableTime, startOfDay } from '../../contract/working-time.ts'
import type { AppEnv } from '../app-env.ts'
import type { Count, Counts } from '../store/answers.ts'
import { csvOf } from './csv.ts'
import { MOST_LISTED } from './desk.ts'
import { type AtDesk, type DeskOptions, holderAtDesk } from './desk-access.ts'
import { enquiryCards } from './enquiry-cards.ts'
import { plainPage } from './plain-page.ts'

const COUNTS_PATH = `${DESK_PATH}/counts`
const SPAM_PATH = `${DESK_PATH}/spam`
const EXPORT_PATH = `${DESK_PATH}/export`
export const DESK_PATHS = [DESK_PATH, COUNTS_PATH, SPAM_PATH, EXPORT_PATH]

/** The owner's enquiries, for who has opened them by the link to the desk. These pages change nothing. */
export function deskPage(options: DeskOptions): MiddlewareHandler<AppEnv> {
  return async (c) => {
    const site = options.site()
    const { invalid } = site.serverText.desk
    const { pathname, search } = new URL(c.req.url)
    const isLink = c.req.query('signature') !== undefined
    const holder = await holderAtDesk(c, options, search)
    if (!holder) return c.html(plainPage(site, invalid.title, html`<p>${invalid.text}</p>`), 403)
    // The key leaves the address bar and the history.
    if (isLink) return c.redirect(DESK_PATH, 303)
    if (pathname === EXPORT_PATH) return exportAll(c, options)
    const { list, counts, spam } = site.serverText.desk
    const pages = {
      [DESK_PATH]: [list, showList],
      [COUNTS_PATH]: [counts.title, showCounts],
      [SPAM_PATH]: [spam, showSpam],
    } satisfies Record<string, Page>
    const [title, show] = (pages as Record<string, Page>)[pathname] ?? pages[DESK_PATH]
    const links = Object.entries(pages).map(([path, [label]]) => {
      const current = path === pathname && html` aria-current="page"`
      return html`<a href="${path}"${current}>${label}</a> `
    })
    const content = await show({ ...options, holder }, c.req.query())
    return c.html(plainPage(site, title, content, html`<nav>${links}</nav>`))
  }
}

/** All enquiries but spam as a CSV file, sent while they are read. */
function exportAll(c: Context<AppEnv>, { desk, site }: DeskOptions) {
  const { timeZone } = site()
  const day = sortableTime(Date.now(), timeZone).slice(0, 10)
  c.header('Content-Type', 'text/csv; charset=utf-8')
  c.header('Content-Disposition', `attachment; filename="enquiries-${day}.csv"`)
  return stream(c, async (file) => {
    for await (const row of csvOf(desk.all(), timeZone)) await file.write(row)
  })
}

type Query = Record<string, string>
type Page = [title: string, show: (options: AtDesk, query: Query) => unknown]

const showSpam = async (options: AtDesk) => enquiryCards(await options.desk.list('spam'), options)

async function showList(options: AtDesk, { q = '', before = '' }: Query) {
  const { desk } = options
  const site = options.site()
  const labels = site.serverText.desk
  const end = /^\d{1,15}$/.test(before) ? Number(before) : undefined
  const open = end ? [] : await desk.list('open', q)
  const others = await desk.list('others', q, end)
  const byMonth = Map.groupBy(others, ({ receivedAt }) =>
    sortableTime(receivedAt, site.timeZone).slice(0, 7),
  )
  const older = new URLSearchParams({ q, before: `${others.at(-1)?.receivedAt}` })
  const count = open.length === MOST_LISTED ? `${MOST_LISTED}+` : open.length
  return html`<form role="search">
<label>${labels.search}<input type="search" name="q" value="${q}"></label><button>${labels.find}</button>
</form>
${!end && html`<h2>${fillIn(labels.open, { count })}</h2>${enquiryCards(open, options)}`}
${[...byMonth].map(([month, some]) => html`<h2>${monthName(month, site)}</h2>${enquiryCards(some, options)}`)}
${others.length === MOST_LISTED && html`<p><a class="more" href="?${older}">${labels.older}</a></p>`}
<p><a class="more" href="${EXPORT_PATH}" download>${labels.export}</a></p>`
}

const monthName = (month: string, { language }: SiteSettings) =>
  new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01`),
  )

async function showCounts(options: DeskOptions, { from = '', to = '' }: Query) {
  const site = options.site()
  const labels = site.serverText.desk.counts
  const { timeZone } = site
  const found = await options.desk.count(startOfDay(from, timeZone), startOfDay(to, timeZone, 1))
  const months = found.month.map((one) => ({ ...one, name: monthName(one.name, site) }))
  return html`<form>
<label>${labels.from}<input type="date" name="from" value="${from}"></label>
<label>${labels.to}<input type="date" name="to" value="${to}"></label>
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
