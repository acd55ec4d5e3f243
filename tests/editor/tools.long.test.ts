import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request as ask } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { parseDocument } from 'yaml'
import { contentTexts } from '../../schemas/content-folder.ts'
import { backUp } from '../../server/store/copies.ts'
import type { Database } from '../../server/store/database.ts'
import { readEnquiry } from '../../server/store/enquiries.ts'
import { DATABASE_FILE, openSqlite } from '../../server/store/sqlite.ts'
import { chromiumArguments, findChromium, findHeadlessShell } from '../../tools/chromium.ts'
import { scratchCopy } from '../../tools/scratch-copy.ts'
import { articles, first, services } from '../content-file.ts'
import { outboxOf } from '../server/support/test-database.ts'
import { startEditor } from './start-editor.ts'

const folder = scratchCopy()
const data = mkdtempSync(path.join(tmpdir(), 'enquiries-'))
const [service] = services

/** Enough time on a busy machine. */
const SOON = { timeout: 30_000 }

let editor: Awaited<ReturnType<typeof startEditor>>
let browser: Browser
let page: Page
let suspected: string

/** A suspected enquiry, and two others: an older one, and a newer one with the result of a demo. */
async function fillDatabase(): Promise<string> {
  const database = await openSqlite(data)
  const { store } = outboxOf(database)
  await store({ name: 'Asha', message: '=HYPERLINK("x")', receivedAt: 1_000_000 })
  await store({
    name: 'Meher',
    email: 'meher@example.com',
    message: 'A first line.\nA second line.',
    details: { result: 'Twelve kites in the sky', page: '/services' },
    receivedAt: 2_000_000,
  })
  const spam = { quarantined: true, suspicion: 'honeypot' } as const
  const id = await store({ ...spam, name: 'Imran', receivedAt: 3_000_000 })
  await database.close()
  return id
}

/** Marks a service as a file that nobody has confirmed. */
function addSample(): void {
  const file = path.join(folder, `content/services/${service?.slug}.yaml`)
  const document = parseDocument(readFileSync(file, 'utf8'))
  document.set('unconfirmed', true)
  writeFileSync(file, document.toString())
}

beforeAll(async () => {
  const executablePath = findHeadlessShell() ?? findChromium()
  browser = await chromium.launch({ executablePath, args: chromiumArguments })
  suspected = await fillDatabase()
  addSample()
  editor = await startEditor(folder, { env: { DATA_DIR: data } })
})
afterAll(async () => {
  editor.child.kill()
  await Promise.all([editor.ended, browser.close()])
  for (const one of [folder, data]) rmSync(one, { recursive: true })
})
afterEach(async () => {
  for (const context of browser.contexts()) await context.close()
})

/** A page of the editor, by its link; the preview is not needed. */
async function open(name: string, url = editor.url): Promise<Page> {
  const tab = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  await tab.route(
    ({ origin }) => origin !== url,
    (route) => route.abort(),
  )
  tab.setDefaultTimeout(90_000)
  await tab.goto(url)
  await tab.getByRole('link', { name, exact: true }).click()
  await tab.getByRole('heading', { level: 1, name, exact: true }).waitFor()
  return tab
}

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const link = (name: string) => page.getByRole('link', { name, exact: true })
const names = () => page.getByRole('main').getByRole('listitem').getByRole('link').allTextContents()
/** Runs some work on the database of the enquiries, as the site's server does meanwhile. */
async function inDatabase<Result>(work: (database: Database) => Promise<Result>) {
  const database = await openSqlite(data)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

test('The launch check lists a sample, whose link opens its field', async () => {
  page = await open('Launch check')
  const name = `Services › ${service?.menuLabel}`
  const ofFile = page.getByRole('region', { name: /samples/ }).locator('.of-file', {
    has: page.getByRole('heading', { level: 3, name, exact: true }),
  })
  await ofFile.getByRole('link', { name: 'The whole file' }).click()
  await page.getByRole('heading', { level: 1, name: service?.menuLabel }).waitFor()
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.id), SOON)
    .toBe('field.unconfirmed')
})

test('Samples are unticked together, once the owner is sure', async () => {
  const marked = () =>
    Object.entries(contentTexts(path.join(folder, 'content'))).flatMap(([file, text]) =>
      /\b(?:sample|unconfirmed): true/.test(text.replace(/#.*/g, '')) ? [file] : [],
    )
  page = await open('Launch check')
  page.once('dialog', (dialog) => dialog.accept())
  await button('Untick all boxes').click()
  await expect.poll(marked, SOON).toEqual([])
})

test('What the launch check finds twice in a text, it lists once', async () => {
  const file = path.join(folder, `content/articles/${first(articles).slug}.md`)
  const before = readFileSync(file, 'utf8')
  const address = 'desk@twice.example'
  writeFileSync(file, `${before}\nWrite to ${address}.\n\nDo write to ${address}.\n`)
  onTestFinished(() => writeFileSync(file, before))
  page = await open('Launch check')
  const found = page.getByRole('listitem').filter({ hasText: address })
  await expect.poll(() => found.count(), SOON).toBe(1)
})

describe('The enquiries', () => {
  test('are listed, the newest first, are found by their result, and show all of it', async () => {
    page = await open('Enquiries')
    await expect.poll(names, SOON).toEqual(['Meher', 'Asha'])
    await page.getByRole('searchbox', { name: /^Search name,/ }).fill('twelve KITES')
    await expect.poll(names, SOON).toEqual(['Meher'])
    await link('Meher').click()
    await page.getByRole('heading', { level: 1, name: 'Meher' }).waitFor()
    const enquiry = page.getByRole('article')
    for (const text of ['A second line.', 'Twelve kites in the sky', '/services', 'Waiting'])
      expect(await enquiry.textContent()).toContain(text)
    await page.emulateMedia({ media: 'print' })
    expect(await page.getByRole('navigation').count(), 'on paper').toBe(0)
    expect(await enquiry.isVisible()).toBe(true)
    await page.emulateMedia({ media: 'screen' })
    await link('All enquiries').click()
    await expect.poll(names, SOON).toEqual(['Meher'])
  })

  test('include a suspected one when the owner says that it is real', async () => {
    page = await open('Enquiries')
    await button(/^Suspected spam \(1\)$/).click()
    await link('Imran').click()
    await button('This is a real enquiry').click()
    await page.getByRole('status').getByText('like any other').waitFor()
    const stored = await inDatabase((database) => readEnquiry(database, suspected))
    expect(stored).toMatchObject({ status: 'waiting', quarantined: false })
    expect(stored?.channels).toHaveProperty('mail')
    await link('All enquiries').click()
    await button('Enquiries').click()
    await expect.poll(names, SOON).toEqual(['Imran', 'Meher', 'Asha'])
  })

  test('are marked as answered, with a note, and counted by page', async () => {
    page = await open('Enquiries')
    await link('Asha').click()
    await page.getByLabel('Your note').fill('Rang her on Monday')
    await button('Mark as answered').click()
    await page.getByRole('heading', { level: 2, name: 'Answered' }).waitFor()
    await link('All enquiries').click()
    await page.getByRole('listitem').filter({ hasText: 'Asha' }).getByText('answered').waitFor()
    await page.getByText('Where enquiries come from').click()
    await page.getByText('1 answered, half of them within').waitFor()
    const csv = await (await fetch(`${new URL('/api/enquiries/csv', page.url())}`)).text()
    expect(csv).toContain('"answered","Rang her on Monday"')
  })

  test('appear by themselves, and Back returns to the list at its place', async () => {
    page = await open('Enquiries')
    const senders = Array.from({ length: 20 }, (_, turn) => `Sender ${turn}`)
    await inDatabase(async (database) => {
      for (const [turn, name] of senders.entries())
        await outboxOf(database).store({ name, receivedAt: turn })
    })
    await expect.poll(names, SOON).toContain('Sender 0')
    const scroll = () => page.getByRole('main').evaluate(({ scrollTop }) => scrollTop)
    await link('Sender 0').scrollIntoViewIfNeeded()
    const before = await scroll()
    expect(before).toBeGreaterThan(0)
    await link('Sender 0').click()
    await page.getByRole('heading', { level: 1, name: 'Sender 0' }).waitFor()
    await page.goBack()
    await expect.poll(scroll, SOON).toBe(before)
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Sender 0')
  })

  test('are deleted without a trace, once the owner is sure', async () => {
    const secret = 'Nobody else may read this'
    await inDatabase((database) => outboxOf(database).store({ name: 'Zubin', message: secret }))
    page = await open('Enquiries')
    await link('Zubin').click()
    page.once('dialog', (dialog) => dialog.dismiss())
    await button('Delete').click()
    expect(readFileSync(path.join(data, DATABASE_FILE)).includes(secret)).toBe(true)
    page.once('dialog', (dialog) => dialog.accept())
    await button('Delete').click()
    await page.getByRole('heading', { level: 1, name: 'Enquiries' }).waitFor()
    expect(await names()).not.toContain('Zubin')
    expect(readFileSync(path.join(data, DATABASE_FILE)).includes(secret)).toBe(false)
  })

  test('are exported for a spreadsheet, which runs no formula', async () => {
    page = await open('Enquiries')
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Export as CSV' }).click()
    const csv = readFileSync(await (await download).path(), 'utf8')
    expect(csv).toMatch(/^\uFEFF"id","received_at","status","name"/)
    expect(csv).toContain(`"'=HYPERLINK(""x"")"`)
  })

  test('of a backup are shown, but cannot be taken out of quarantine there', async () => {
    const copy = path.join(data, 'copy.db')
    const database = await openSqlite(data)
    const id = await outboxOf(database).store({ name: 'Farida', quarantined: true })
    await backUp(database, copy)
    await database.close()
    const other = await startEditor(folder, { args: ['--messages', copy] })
    try {
      page = await open('Enquiries', other.url)
      await button(/^Suspected spam/).click()
      await link('Farida').click()
      await page.getByText(`npm run messages -- not-spam ${id}`).waitFor()
      expect(await button('This is a real enquiry').count()).toBe(0)
    } finally {
      other.child.kill()
      await other.ended
    }
  })

  test('say how they get here where there is no database', async () => {
    const other = await startEditor(folder)
    try {
      page = await open('Enquiries', other.url)
      await page.getByText('there is no file data/messages.db').waitFor()
    } finally {
      other.child.kill()
      await other.ended
    }
  })

  test('are for this machine alone, and no browser keeps them', async () => {
    const answer = (address: string, headers: Record<string, string>, method = 'GET') =>
      new Promise<{ status: number | undefined; kept: string | undefined }>((resolve) => {
        const { port } = new URL(editor.url)
        const options = { host: '127.0.0.1', port, path: `/api/${address}`, method, headers }
        ask(options, (response) => {
          response.resume()
          const { statusCode: status, headers } = response
          resolve({ status, kept: headers['cache-control'] })
        }).end()
      })
    const { host } = new URL(editor.url)
    for (const address of ['launch-check', 'enquiries', 'enquiries/csv', 'enquiries/enquiry?id=1'])
      expect((await answer(address, { Host: 'kiteline.example' })).status, address).toBe(421)
    const foreign = { Host: host, Origin: 'https://kiteline.example' }
    expect((await answer('enquiries/not-spam', foreign, 'POST')).status).toBe(403)
    expect(await answer('enquiries', { Host: host })).toEqual({ status: 200, kept: 'no-store' })
    expect(await answer('enquiries/enquiry?id=1', { Host: host })).toEqual({
      status: 404,
      kept: 'no-store',
    })
  })
})
