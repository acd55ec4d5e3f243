import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { contentTexts } from '../../schemas/content-folder.ts'
import { backUp } from '../../server/store/copies.ts'
import type { Database } from '../../server/store/database.ts'
import { readEnquiry } from '../../server/store/enquiries.ts'
import { DATABASE_FILE, openSqlite } from '../../server/store/sqlite.ts'
import { articles, first, services } from '../content-file.ts'
import { outboxOf } from '../server/support/test-database.ts'
import { editorSession, SOON } from './session.ts'
import { startEditor } from './start-editor.ts'

const data = mkdtempSync(path.join(tmpdir(), 'enquiries-'))
const session = editorSession({ env: { DATA_DIR: data } })
const [service] = services

let page: Page
let suspected: string

/** Runs some work on the database of the enquiries, as the site's server does meanwhile. */
async function inDatabase<Result>(work: (database: Database) => Promise<Result>) {
  const database = await openSqlite(data)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

/** A suspected enquiry, and two others: an older one, and a newer one with the result of a demo. */
beforeAll(async () => {
  suspected = await inDatabase(async (database) => {
    const { store } = outboxOf(database)
    await store({ name: 'Asha', message: '=HYPERLINK("x")', receivedAt: 1_000_000 })
    await store({
      name: 'Meher',
      email: 'meher@example.com',
      message: 'A first line.\nA second line.',
      details: {
        result: 'Twelve kites in the sky',
        subject_of_interest: `/services/${service?.slug}`,
        page: '/services',
      },
      receivedAt: 2_000_000,
    })
    const spam = { quarantined: true, suspicion: 'honeypot' } as const
    return store({ ...spam, name: 'Imran', receivedAt: 3_000_000 })
  })
  const file = `services/${service?.slug}.yaml`
  const text = session.read(file).replace(/^unconfirmed: .*\n/m, '')
  writeFileSync(session.place(file), `${text}unconfirmed: true\n`)
})
afterAll(() => rmSync(data, { recursive: true }))

async function open(...named: Parameters<typeof session.open>): Promise<void> {
  page = (await session.open(...named)).page
}

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const link = (name: string) => page.getByRole('link', { name, exact: true })
const names = () => page.getByRole('main').getByRole('listitem').getByRole('link').allTextContents()
test('The launch check lists a sample, whose link opens its field', async () => {
  await open('launch-check')
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
    Object.entries(contentTexts(session.place(''))).flatMap(([file, text]) =>
      /\b(?:sample|unconfirmed): true/.test(text.replace(/#.*/g, '')) ? [file] : [],
    )
  await open('launch-check')
  page.once('dialog', (dialog) => dialog.accept())
  await button('Untick all boxes').click()
  await expect.poll(marked, SOON).toEqual([])
})

test('What the launch check finds twice in a text, it lists once', async () => {
  const file = session.place(`articles/${first(articles).slug}.md`)
  const before = readFileSync(file, 'utf8')
  const address = 'desk@twice.example'
  writeFileSync(file, `${before}\nWrite to ${address}.\n\nDo write to ${address}.\n`)
  onTestFinished(() => writeFileSync(file, before))
  await open('launch-check')
  const found = page.getByRole('listitem').filter({ hasText: address })
  await expect.poll(() => found.count(), SOON).toBe(1)
})

describe('The enquiries', () => {
  test('are listed, the newest first, are found by their result, and show all of it', async () => {
    await open('enquiries')
    await expect.poll(names, SOON).toEqual(['Meher', 'Asha'])
    await page.getByRole('searchbox', { name: /^Search name,/ }).fill('twelve KITES')
    await expect.poll(names, SOON).toEqual(['Meher'])
    await link('Meher').click()
    await page.getByRole('heading', { level: 1, name: 'Meher' }).waitFor()
    const enquiry = page.getByRole('article')
    const about = service?.menuLabel ?? ''
    for (const text of ['A second line.', 'Twelve kites in the sky', about, '/services', 'Waiting'])
      expect(await enquiry.textContent()).toContain(text)
    await page.emulateMedia({ media: 'print' })
    expect(await page.getByRole('navigation').count(), 'on paper').toBe(0)
    expect(await enquiry.isVisible()).toBe(true)
    await page.emulateMedia({ media: 'screen' })
    await link('All enquiries').click()
    await expect.poll(names, SOON).toEqual(['Meher'])
  })

  test('include a suspected one when the owner says that it is real', async () => {
    await open('enquiries')
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
    await open('enquiries')
    await link('Asha').click()
    await page.getByLabel('Add a note').fill('Rang her on Monday')
    await button('Mark as answered').click()
    await page.getByRole('heading', { level: 2, name: 'Answered' }).waitFor()
    await link('All enquiries').click()
    await page.getByRole('listitem').filter({ hasText: 'Asha' }).getByText('answered').waitFor()
    await page.getByText('Where enquiries come from').click()
    await page.getByText('1 answered, half of them within').waitFor()
    const csv = await (await fetch(`${new URL('/api/enquiries/csv', page.url())}`)).text()
    expect(csv).toMatch(/"answered",".*: Rang her on Monday"/)
  })

  test('appear by themselves, and Back returns to the list at its place', async () => {
    await open('enquiries')
    const senders = Array.from({ length: 20 }, (_, turn) => `Sender ${turn}`)
    await inDatabase(async (database) => {
      for (const [turn, name] of senders.entries())
        await outboxOf(database).store({ name, receivedAt: turn })
    })
    // The list may be read while they are being stored.
    await expect.poll(names, SOON).toEqual(expect.arrayContaining(senders))
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
    await open('enquiries')
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

  test('are exported for a spreadsheet, which runs no formula, and no browser keeps them', async () => {
    await open('enquiries')
    const { headers } = await fetch(`${session.url()}/api/enquiries/csv`)
    expect(headers.get('Cache-Control'), 'in the browser').toBe('no-store')
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
    const other = await startEditor(session.folder, { args: ['--messages', copy] })
    try {
      await open('enquiries', { url: other.url })
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
    const other = await startEditor(session.folder)
    try {
      await open('enquiries', { url: other.url })
      await page.getByText('there is no file data/enquiries.db').waitFor()
    } finally {
      other.child.kill()
      await other.ended
    }
  })
})
