import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { parseDocument } from 'yaml'
import { DATA } from '../app/data-attributes.ts'
import { scratchCopy } from '../tools/test/scratch-copy.ts'
import { siteContent } from './content-file.ts'
import { launchBrowser } from './launch-browser.ts'
import { storedFrom } from './outbox.ts'
import { startProgram } from './start-program.ts'
import { expectNoneServed } from './unserved-files.ts'

/** A copy like a fresh clone: nothing built, no caches. */
const folder = scratchCopy({ caches: false })
const DATA_DIR = path.join(folder, 'outbox')
afterAll(() => rmSync(folder, { recursive: true }))

/** Fails once in the background, when the program that imports it is ready for that. */
const FAILURE = `const timer = setInterval(() => {
  if (!process.listenerCount('unhandledRejection')) return
  clearInterval(timer)
  Promise.reject(Error('A tool failed.'))
}, 50)`
const TOOL = `data:text/javascript,${encodeURIComponent(FAILURE)}`

const develop = () => {
  const settings = { DATA_DIR, FASTEST_PERSON_MS: '0' }
  return startProgram(
    folder,
    ['--import', TOOL, 'tools/dev/dev.ts'],
    settings,
    /^The site is at (\S+?)\/? /m,
  )
}

const read = (file: string) => readFileSync(path.join(folder, file), 'utf8')

/** Saves a file of the copy as an editor would. */
function edit(file: string, change: (text: string) => string): void {
  const text = read(file)
  const changed = change(text)
  expect(changed, file).not.toBe(text)
  writeFileSync(path.join(folder, file), changed)
}

async function stop() {
  site.child.kill()
  await site.ended
}

function withField(text: string, place: string[], value: unknown): string {
  const document = parseDocument(text)
  document.setIn(place, value)
  return String(document)
}

const setField = (file: string, place: string[], value: unknown) =>
  edit(file, (text) => withField(text, place, value))

let browser: Browser
let site: Awaited<ReturnType<typeof develop>>
let page: Page
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())
beforeEach(async () => {
  page = await browser.newPage()
  // A busy machine may take a minute for the first page.
  page.setDefaultTimeout(90_000)
})
afterEach(() => page.close())

const shown = (text: string) => page.getByText(text).first().waitFor()
const hydrated = () => page.locator(`html[${DATA.hydrated}]`).waitFor({ state: 'attached' })
const headline = () => page.getByRole('heading', { level: 1 })

const [service] = siteContent.services
const HOME = 'content/home.yaml'
const SITE = 'content/site.yaml'
const TAGLINE = ['hero', 'tagline']

/** Opens Home as a visitor who has closed Let's Connect before, and waits until it is hydrated. */
async function openHome() {
  await page.addInitScript(() => sessionStorage.setItem('contact-popup-closed', 'true'))
  await page.goto(site.url)
  await hydrated()
}

const mark = () => page.evaluate(() => Object.assign(window, { marked: true }))
const isMarked = () => page.evaluate(() => 'marked' in window)

// Retried once, as browser tests are: the system's file watcher reports changes with some delay.
describe('Development, started in a fresh clone', { timeout: 180_000, retry: 1 }, () => {
  beforeAll(async () => {
    // Uses our endpoint, whatever the content says.
    writeFileSync(path.join(folder, SITE), withField(read(SITE), ['mail'], { send: 'own-server' }))
    site = await develop()
  }, 180_000)
  afterAll(() => stop())

  test('a component, a style and content are updated when they are saved, without a reload', async () => {
    let loads = 0
    page.on('load', () => loads++)
    await openHome()
    await mark()
    edit('app/pages/home/home-hero.tsx', (text) => text.replace('</h1>', ' through the day</h1>'))
    await shown('through the day')
    edit(
      'app/pages/home/home-hero.module.css',
      (text) => `${text}\n.heading { letter-spacing: 7px }\n`,
    )
    const spacing = () => headline().evaluate((element) => getComputedStyle(element).letterSpacing)
    await expect.poll(spacing, { timeout: 30_000 }).toBe('7px')
    setField(HOME, TAGLINE, 'Words of this minute.')
    await shown('Words of this minute.')
    expect(await isMarked()).toBe(true)
    expect(loads, 'nor was one needed for a package found late').toBe(1)
  })

  test('a wrong value is reported in place of the page and once in the log, until it is fixed', async () => {
    const file = `content/services/${service?.slug}.yaml`
    await openHome()
    setField(HOME, TAGLINE, 'Words before the error.')
    await shown('Words before the error.')
    // No request is under way: its page would say in the log that it could not be made.
    await openHome()
    const right = read(file)
    const [above = ''] = right.split(/^order: /m)
    const place = `${file}:${above.split('\n').length}: `
    const before = site.log.text.length
    edit(file, (text) => text.replace(/^order: .*/m, 'order: first'))
    await shown(`${place}order: must be`)
    edit(file, () => right)
    await hydrated()
    setField(HOME, TAGLINE, 'Words after the error.')
    await shown('Words after the error.')
    const logged = site.log.text.slice(before).split('\n')
    expect(
      logged.filter((line) => line.startsWith(place)),
      logged.join('\n'),
    ).toHaveLength(1)
  })

  test('a tool that fails in the background is reported, and ends nothing', async () => {
    await expect.poll(() => site.log.text).toContain('A tool failed.')
    expect((await fetch(site.url)).ok).toBe(true)
  })

  test('an enquiry is stored', async () => {
    const { fields, sendLabel, thanks } = siteContent.contact.form
    await page.goto(`${site.url}/contact`)
    const form = page.getByRole('main')
    const text = { name: 'Asha', email: 'asha@example.com', message: 'Sent while it is made.' }
    for (const [name, value] of Object.entries(text))
      await form.getByRole('textbox', { name: fields[name]?.label, exact: true }).fill(value)
    await form.getByRole('button', { name: sendLabel, exact: true }).click()
    await form.getByText(thanks.title, { exact: true }).waitFor()
    expect(await storedFrom(text.email, DATA_DIR)).toMatchObject([text])
  })

  test('nothing is served that Git ignores, except packages: no enquiry, no build, no secret', () =>
    expectNoneServed(site.url, folder))
})

test('With broken content at the start every page shows its errors, and works once they are fixed', async () => {
  const original = read(HOME)
  setField(HOME, ['seo', 'titel'], 'A field that nobody knows')
  site = await develop()
  try {
    await page.goto(`${site.url}/about`)
    await page.getByRole('heading', { name: 'The content has errors' }).waitFor()
    await shown('seo.titel')
    edit(HOME, () => original)
    // The first page that development renders, with every module and picture of the site.
    await page.getByRole('navigation').first().waitFor({ timeout: 150_000 })
    expect(await headline().textContent()).toBeTruthy()
  } finally {
    await stop()
  }
})
