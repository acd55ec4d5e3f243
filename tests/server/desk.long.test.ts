import { readFileSync } from 'node:fs'
import type { Browser, Page } from '@playwright/test'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { DESK_PATH } from '../../contract/constants.ts'
import { FIELD } from '../../contract/fields.ts'
import { fillIn } from '../../contract/fill-in.ts'
import { deskTicket, LINK_KEY } from '../../server/signed-links.ts'
import { type Database, sharedSecret } from '../../server/store/database.ts'
import { openSqlite } from '../../server/store/sqlite.ts'
import { launchBrowser } from '../launch-browser.ts'
import { problems } from '../page-errors.ts'
import { eventually } from './support/eventually.ts'
import { headerOf, type Mail, startMailServer, textOf } from './support/mail-server.ts'
import { startReceiver } from './support/receiver.ts'
import { OPEN_OFFICE, SITE as REAL } from './support/site.ts'
import { startHere } from './support/start-here.ts'
import { age } from './support/test-database.ts'

const DAY = 24 * 60 * 60_000
const LONG = { title: 'Long', text: 'ગ'.repeat(300) }
const SHORT = { title: 'Short', text: '{name}: {subject}, says {person}\n& so on' }
const IMRAN = { name: 'Imran', email: 'imran@example.com' }
const SITE = {
  ...REAL,
  url: 'http://kiteline.example',
  office: OPEN_OFFICE,
  subjects: [{ key: '/services/seo', label: 'SEO', person: IMRAN }],
  people: [IMRAN],
  serverText: { ...REAL.serverText, replies: [SHORT, LONG], spamWords: ['backlink', 'loan'] },
}
const { desk: labels, status } = SITE.serverText

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

async function start(more: Record<string, string> = {}) {
  const smtp = await startMailServer()
  const settings = { ...smtp.settings, RATE_LIMIT_PER_MINUTE: '0', ...more }
  const server = await startHere(settings, SITE)
  const inDatabase = async <Result>(work: (of: Database) => Result) => {
    const database = await openSqlite(server.environment.DATA_DIR)
    return Promise.resolve(work(database)).finally(() => database.close())
  }
  const run = async (...typed: string[]) => (await server.type(...typed)).trim()
  const here = (link: string) => link.replace(SITE.url, server.url)
  const ask = (fields: Record<string, string>) =>
    server.send({ [FIELD.elapsedMs]: '9000', ...fields })
  const { mailWith } = smtp
  /** A person with a phone of their own. The pages have no scripts. */
  const phone = async (link = '') => {
    const device = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
    const context = await browser.newContext({ ...device, baseURL: server.url })
    onTestFinished(() => context.close())
    const page = await context.newPage()
    page.setDefaultTimeout(20_000)
    if (link) await page.goto(here(link))
    return page
  }
  const linkTo = async (text: string, address?: string) =>
    here(/http\S+\/enquiries\/\S+/.exec(textOf(await mailWith(text, address)))?.[0] ?? '')
  return { ...server, smtp, run, ask, phone, here, mailWith, linkTo, inDatabase }
}

/** The enquiries that a page lists, once it is there. */
const names = (page: Page) =>
  eventually(() => page.getByRole('listitem').getByRole('link').allTextContents())
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).tap()
const choose = (page: Page, name: string) =>
  page.getByRole('link', { name, exact: true }).first().tap()

test('Forty enquiries, three of one person, are worked off on a phone, by two people', async () => {
  const { ask, run, phone, linkTo, url } = await start()
  const asha = { phone: '098250 12345', email: '' }
  await ask({ name: 'Asha P', email: 'asha.p@gmail.com', message: 'Let’s  talk about Ásha’s' })
  await ask({ name: 'A. Patel', email: 'ashap+x@gmail.com', message: 'Second', phone: asha.phone })
  await ask({ name: 'Asha', ...asha, message: 'Third' })
  for (let n = 4; n <= 40; n++)
    await ask({ name: `Sender ${n}`, email: `s${n}@example.com`, message: `Kites, ${n}` })
  const page = await phone(await run('desk'))
  expect(new URL(page.url()).search, 'the key stays in no history').toBe('')
  await page.getByRole('heading', { name: fillIn(labels.open, { count: 40 }) }).waitFor()
  await names(page).toEqual(expect.arrayContaining(['Sender 40', 'Asha P']))
  expect(await page.getByRole('listitem').first().textContent()).toContain(status.states.new)
  expect(await problems(page)).toEqual([])
  const links = page.getByRole('navigation').getByRole('link')
  for (const target of await page.getByRole('button').or(links).all())
    expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)

  for (const [typed, found] of [
    ['+91 98250-12345', ['Asha', 'A. Patel']],
    ['+91 (0)98250 12345', ['Asha', 'A. Patel']],
    ['kites 17', ['Sender 17']],
    ['ASHA.P@', ['Asha P']],
    ['ashas', ['Asha P']],
    ["Let's talk", ['Asha P']],
    ['૯૮૨૫૦ ૧૨૩૪૫', ['Asha', 'A. Patel']],
    ['nobody', []],
  ] as const) {
    await page.getByRole('searchbox').fill(typed)
    await press(page, labels.find)
    await names(page).toEqual(found)
  }

  await page.goto(DESK_PATH)
  const file = page.waitForEvent('download')
  await choose(page, labels.export)
  const rows = readFileSync(await (await file).path(), 'utf8').split('\r\n')
  expect(rows.filter((row) => row.includes('"Sender 40"'))).toHaveLength(1)
  expect(rows, 'a header, forty enquiries, an end').toHaveLength(42)
  expect((await fetch(`${url}${DESK_PATH}/export`)).status).toBe(403)

  await page.goto(DESK_PATH)
  await choose(page, 'A. Patel')
  await names(page).toEqual(['Asha', 'Asha P'])
  expect(await problems(page)).toEqual([])
  await page.getByLabel(status.noteLabel).fill('Rang her')
  await press(page, status.mark.answered)
  const other = await phone(await run('desk'))
  await other.getByRole('heading', { name: fillIn(labels.open, { count: 39 }) }).waitFor()
  await choose(other, 'Asha')
  expect(await other.getByRole('listitem').filter({ hasText: 'A. Patel' }).textContent()).toMatch(
    new RegExp(`${status.states.answered}.*Rang her`, 's'),
  )

  const forwarded = await phone(await linkTo('Third'))
  await forwarded.getByRole('heading', { name: 'Asha', exact: true }).waitFor()
  await names(forwarded).toEqual([])
  expect(await forwarded.getByRole('navigation').count()).toBe(0)
  const refused = await forwarded.goto(DESK_PATH)
  expect(refused?.status()).toBe(403)
  expect(refused?.headers()).toMatchObject({
    ...{ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' },
    'x-robots-tag': 'noindex',
  })
})

test('The link lives for 14 days from its last use, until there is a new key', async () => {
  const { run, phone, url, inDatabase, ask, linkTo } = await start()
  const key = await inDatabase(({ db }) => sharedSecret(db, LINK_KEY))
  const statusOf = async (path: string, cookie = '') =>
    (await fetch(url + path, { headers: { cookie }, redirect: 'manual' })).status
  const at = (now: number) => `${DESK_PATH}?${deskTicket({ name: '', key }, now)}`
  expect(await statusOf(at(Date.now() - 13 * DAY))).toBe(303)
  const wrong = [at(Date.now() - 15 * DAY), `${at(Date.now())}x`, DESK_PATH, `${DESK_PATH}/spam`]
  for (const path of wrong) expect(await statusOf(path), path).toBe(403)
  const cookie = `desk=${encodeURIComponent(deskTicket({ name: '', key }, Date.now() - 13 * DAY))}`
  const answer = await fetch(url + DESK_PATH, { headers: { cookie } })
  expect(answer.headers.get('Set-Cookie')).toMatch(
    /^desk=.*Max-Age=1209600; Path=\/enquiries; HttpOnly; SameSite=Lax/,
  )
  const page = await phone(await run('desk'))
  await ask({ name: 'Asha', message: 'Call me' })
  const ofOne = await linkTo('Call me')
  const renewed = await run('desk', '--new-key')
  expect((await fetch(ofOne)).status, 'the link in its mail').toBe(403)
  expect((await page.reload())?.status()).toBe(403)
  await page.getByText(labels.invalid.title).first().waitFor()
  await (await phone(renewed)).getByRole('searchbox').waitFor()
})

test('Each person has links of their own, in mails too, which end alone; notes have their name', async () => {
  const { ask, run, phone, mailWith, linkTo, here } = await start()
  await ask({ name: 'Asha', message: 'First', [FIELD.subjectOfInterest]: '/services/seo' })
  const note = async (link: string, text: string) => {
    const page = await phone(link)
    if (!link.includes('/enquiries/')) await choose(page, 'Asha')
    await page.getByLabel(status.noteLabel).fill(text)
    await press(page, status.addNote)
    return page
  }
  const ofOwner = await linkTo('First', 'owner@')
  const ofImran = await linkTo('First', IMRAN.email)
  const ofMeher = await run('desk', '--for', 'Meher')
  await note(ofOwner, 'one')
  await note(ofImran, 'two')
  const page = await note(ofMeher, 'three')
  const thread = /, owner@example\.com: one\s+.*, Imran: two\s+.*, Meher: three$/
  expect(await page.getByText('three').textContent()).toMatch(thread)

  const opens = async (link: string) =>
    (await fetch(here(link), { redirect: 'manual' })).status < 400
  const forged = ofImran.replace('for=Imran', 'for=Meher')
  expect(await Promise.all([ofOwner, ofImran, forged].map(opens))).toEqual([true, true, false])
  await run('desk', '--end', IMRAN.email.toUpperCase())
  expect(await Promise.all([ofOwner, ofImran, ofMeher].map(opens))).toEqual([true, false, true])
  await ask({ name: 'Asha', message: 'Second', [FIELD.subjectOfInterest]: '/services/seo' })
  expect(textOf(await mailWith('Second', IMRAN.email))).not.toContain(DESK_PATH)
  expect(await linkTo('Second', 'owner@')).toContain('for=owner')

  await run('desk', '--end', 'meher')
  expect((await page.reload())?.status()).toBe(403)
  const again = await run('desk', '--for', 'Meher')
  expect(await Promise.all([ofMeher, again].map(opens))).toEqual([false, true])
  await run('desk', '--new-key')
  expect(await Promise.all([ofOwner, again].map(opens))).toEqual([false, false])
})

test('The desk is rate-limited, and its use is logged without the key', async () => {
  const lines: object[] = []
  const log = (line: object) => lines.push(line)
  const { url } = await startHere({ RATE_LIMIT_PER_MINUTE: '2' }, SITE, log)
  const ask = async () => (await fetch(`${url}${DESK_PATH}?signature=secret`)).status
  expect([await ask(), await ask(), await ask()]).toEqual([403, 403, 429])
  await eventually(() => lines.length).toBe(3)
  expect(lines[0]).toMatchObject({ route: DESK_PATH, status: 403 })
  expect(JSON.stringify(lines)).not.toContain('secret')
})

test('The link to the desk is in reminders, digests and alarms, and in no other mail', async () => {
  const { ask, mailWith, smtp, phone, inDatabase } = await start()
  await ask({ name: 'Asha', message: 'Call me' })
  await ask({ name: 'Bot', [FIELD.honeypot]: 'x', [FIELD.elapsedMs]: '' })
  await mailWith('Call me')
  await inDatabase((database) => age(database, 3 * DAY))
  await ask({ name: 'Next', email: 'next@example.com' })
  const isOfDesk = (mail: Mail) => textOf(mail).includes(`${SITE.url}${DESK_PATH}?`)
  const { reminder, digest } = SITE.serverText
  for (const part of [reminder.introduction.trim(), fillIn(digest.introduction, { count: 1 })])
    expect(isOfDesk(await mailWith(part))).toBe(true)
  const recipients = smtp.mails.filter(isOfDesk).map(({ to }) => to)
  expect(recipients).toEqual(Array(2).fill(['owner@example.com']))
  const link = /http\S+\/enquiries\?\S+/.exec(textOf(smtp.mails.find(isOfDesk) as Mail))?.[0]
  await (await phone(link)).waitForURL(/\/enquiries/)
})

test('Spam leaves lists and counts, and the next of its sender waits in the digest until it is none', async () => {
  const hook = await startReceiver()
  const secret = `whsec_${Buffer.alloc(32).toString('base64')}`
  const settings = { WEBHOOK_URL: hook.url, WEBHOOK_SECRET: secret }
  const { ask, run, phone, linkTo, mailWith, smtp } = await start(settings)
  await ask({ name: 'Seller', email: 'a@seller.example', message: 'Buy links' })
  const page = await phone(await run('desk'))
  await choose(page, 'Seller')
  await press(page, status.mark.spam)
  const events = () => hook.bodies().map((body) => JSON.parse(body))
  const data = expect.objectContaining({ state: 'spam' })
  const marked = { type: 'enquiry.marked', data }
  await eventually(events).toContainEqual(expect.objectContaining(marked))
  await choose(page, labels.list)
  await names(page).toEqual([])
  expect(await run('list')).toContain('No enquiries')
  expect(JSON.parse(await run('count', '--json')).page).toEqual([])

  await ask({ name: 'Seller again', email: 'A+b@seller.example', message: 'Buy more' })
  await ask({ name: 'Asha', message: 'A real one' })
  await mailWith('A real one')
  await page.reload()
  await names(page).toEqual(['Asha'])
  await choose(page, labels.spam)
  await names(page).toEqual(['Seller again', 'Seller'])
  await choose(page, 'Seller again')
  await page.getByText(status.states.suspected).waitFor()
  await press(page, status.mark.notSpam)
  expect(await linkTo('Buy more')).toContain('/enquiries/')
  expect(smtp.mails.filter((mail) => textOf(mail).includes('Buy'))).toHaveLength(2)
  await eventually(() => events().filter(({ type }) => type === 'enquiry.received')).toHaveLength(3)
})

test('Words of sellers are a sign, until the owner says that it is no spam', async () => {
  const { ask, run, phone, mailWith } = await start()
  const sender = { name: 'Lender', email: 'lender@example.com' }
  const suspected = fillIn(SITE.serverText.mail.possibleSpam, { subject: '' })
  const subjectOf = async (text: string) => headerOf(await mailWith(text), 'Subject')
  await ask({ name: 'Asha', message: 'Backlinks or a loan?' })
  expect(await subjectOf('Backlinks or a loan?')).toContain(suspected)
  expect(headerOf(await mailWith('Backlinks or a loan?'), 'X-Suspected-Spam')).toBe('words')
  await ask({ ...sender, message: 'Back-links, loans', [FIELD.honeypot]: 'x' })
  const page = await phone(await run('desk'))
  await names(page).toEqual(['Asha'])
  await choose(page, labels.spam)
  await choose(page, sender.name)
  await press(page, status.mark.notSpam)
  expect(await subjectOf('Back-links, loans')).not.toContain(suspected)
  await ask({ ...sender, message: 'Loans and backlinks once more' })
  expect(await subjectOf('once more')).not.toContain(suspected)
})

test('What was won is counted by month, campaign and page, in a table with bars', async () => {
  const { ask, run, phone, inDatabase } = await start()
  const fields = { [FIELD.subjectOfInterest]: '/services/seo', [FIELD.utmCampaign]: 'kites' }
  // Stored by its label, and answered too late.
  await ask({ name: 'Asha', ...fields, [FIELD.subjectOfInterest]: 'SEO' })
  await inDatabase((database) => age(database, 40 * DAY))
  await ask({ name: 'Imran', email: 'imran@example.com', ...fields })
  await ask({ name: 'Meher', email: 'meher@example.com' })
  const page = await phone(await run('desk'))
  await choose(page, 'Imran')
  await press(page, status.mark.won)
  await choose(page, labels.list)
  await choose(page, 'Asha')
  await press(page, status.mark.answered)
  await choose(page, labels.list)
  await choose(page, labels.counts.title)
  const row = (caption: string, name: string | RegExp) =>
    page.getByRole('table', { name: caption }).getByRole('row', { name }).waitFor()
  await row(labels.counts.campaign, 'kites 2 1 1')
  await row(labels.counts.campaign, `${labels.counts.none} 1 0 0`)
  await row(labels.counts.page, 'SEO 2 1 1')
  await row(labels.counts.month, /2 1 1$/)
  await row(labels.counts.month, /1 0 0$/)
  expect(await problems(page)).toEqual([])
  const today = new Date().toISOString().slice(0, 10)
  await page.getByLabel(labels.counts.from).fill(today)
  await press(page, labels.counts.show)
  await row(labels.counts.campaign, 'kites 1 1 1')
  expect(await run('count', '--from', today)).toMatch(/█+ +2 +1 +1 {2}\d{4}-\d\d/)
})

test('A written reply opens in the programs of the owner if it fits into a link; it is in the thread of its enquiry', async () => {
  const { ask, run, phone, mailWith } = await start()
  await ask({ name: 'Asha', phone: '98250 12345', [FIELD.subjectOfInterest]: '/services/seo' })
  const mail = await mailWith('Asha')
  const page = await phone(await run('desk'))
  await choose(page, 'Asha')
  await page.getByText(status.reply.written).tap()
  await page.getByText(SHORT.title, { exact: true }).tap()
  const reply = ({ title }: typeof SHORT) =>
    page
      .getByRole('group')
      .filter({ has: page.getByRole('textbox', { name: title }) })
      .last()
  const text = 'Asha: SEO, says Imran\n& so on'
  expect(await reply(SHORT).getByRole('textbox').inputValue()).toBe(text)
  const [whatsapp = '', email = ''] = await reply(SHORT)
    .getByRole('link')
    .evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).href))
  expect(new URL(whatsapp).searchParams.get('text')).toBe(text)
  const { searchParams } = new URL(email)
  expect(searchParams.get('body')).toBe(text)
  expect(searchParams.get('subject')).toBe(`Re: ${headerOf(mail, 'Subject')}`)
  expect(searchParams.get('in-reply-to')).toBe(headerOf(mail, 'Message-ID'))

  await page.getByText(LONG.title, { exact: true }).tap()
  expect(await reply(LONG).getByRole('textbox').inputValue()).toBe(LONG.text)
  expect(await reply(LONG).getByRole('link').count()).toBe(0)
  await reply(LONG).getByText(status.reply.copy).waitFor()
})
