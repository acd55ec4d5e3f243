import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request as ask } from 'node:http'
import path from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { movedPaths } from '../../schemas/addresses.ts'
import { contentOf } from '../../schemas/read-content.ts'
import { chromiumArguments, findChromium, findHeadlessShell } from '../../tools/chromium.ts'
import { readContentFolder } from '../../tools/read-content-folder.ts'
import { scratchCopy } from '../../tools/scratch-copy.ts'
import { articles, plans, services, siteContent, team } from '../content-file.ts'
import { startEditor } from './start-editor.ts'

/** The editor only ever sees a copy of the content. */
const folder = scratchCopy()
afterAll(() => rmSync(folder, { recursive: true }))

const place = (file: string) => path.join(folder, 'content', file)
const read = (file: string) => readFileSync(place(file), 'utf8')
const fields = (file: string) => parse(read(file))

/** The lines of a text that another one lacks. */
const without = (one: string, other: string) =>
  one.split('\n').filter((line) => !other.split('\n').includes(line))

let editor: Awaited<ReturnType<typeof startEditor>>
let browser: Browser
let page: Page
const complaints: string[] = []

beforeAll(async () => {
  const executablePath = findHeadlessShell() ?? findChromium()
  browser = await chromium.launch({ executablePath, args: chromiumArguments })
  // Only files in the form of a save change in one line.
  execFileSync(process.execPath, ['tools/content-form.ts'], { cwd: folder })
  editor = await startEditor(folder)
}, 180_000)
afterAll(async () => {
  editor.child.kill()
  await Promise.all([editor.ended, browser.close()])
})

/** A tab with this file open, and with its page in the preview only if a test needs that: it is slow. */
async function open(file: string, { withPreview = false } = {}): Promise<Page> {
  const tab = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  if (!withPreview)
    await tab.route(
      ({ origin }) => origin !== editor.url,
      (route) => route.abort(),
    )
  tab.setDefaultTimeout(90_000)
  tab.on('pageerror', ({ message }) => complaints.push(message))
  tab.on('console', (message) => {
    // The preview is the site's own, and the browser logs each refusal that is tested.
    const { url } = message.location()
    if (
      message.type() === 'error' &&
      url.startsWith(editor.url) &&
      !/40\d|422/.test(message.text())
    )
      complaints.push(message.text())
  })
  await tab.goto(`${editor.url}/#${file}`)
  await tab.getByRole('heading', { level: 1 }).waitFor()
  return tab
}

const field = (name: string, tab = page) => tab.getByRole('textbox', { name, exact: true }).first()
const button = (name: string, tab = page) => tab.getByRole('button', { name, exact: true })
const save = (tab = page) => button('Save', tab).click()
const told = (text: string, tab = page) => tab.getByRole('status').getByText(text).waitFor()
/** Opens a file by its name in the list, found by the search. */
async function choose(name: string): Promise<void> {
  const list = page.getByRole('navigation', { name: 'Content' })
  await list.getByRole('searchbox').fill(name.replace(' not saved', ''))
  await list.getByRole('button', { name, exact: true }).first().click()
}

/** A busy machine takes its time. */
const SOON = { timeout: 30_000 }

const preview = () => page.frameLocator('iframe[title="Preview of the page"]')

beforeEach(() => {
  complaints.length = 0
})
afterEach(async () => {
  for (const context of browser.contexts()) await context.close()
  expect(complaints).toEqual([])
})

const [service] = services
const SERVICE = `services/${service?.slug}.yaml`
const PLANS = plans.map(({ slug }) => `pricing/${slug}.yaml`)

describe('The editor', { retry: 1 }, () => {
  test('shows a changed text in the preview, and changes one line of the file', async () => {
    page = await open(SERVICE, { withPreview: true })
    const title = preview().getByRole('heading', { level: 1 })
    await title.waitFor()
    await preview().locator('html[data-hydrated]').waitFor({ state: 'attached' })
    await title.evaluate(() => {
      window.scrollTo(0, 300)
      Object.assign(window, { marked: true })
    })
    const before = read(SERVICE)
    const text = `${fields(SERVICE).title} now`
    await field('Title').fill(text)
    await save()
    await told('Saved.')
    await preview().getByRole('heading', { level: 1, name: text }).waitFor()
    expect(await title.evaluate(() => [window.scrollY, 'marked' in window])).toEqual([300, true])
    expect(without(read(SERVICE), before)).toEqual([`title: ${text}`])
    expect(without(before, read(SERVICE))).toHaveLength(1)
    await button('Undo last save').click()
    await told('The last save is undone.')
    expect(read(SERVICE)).toBe(before)
    expect(await field('Title').inputValue()).toBe(fields(SERVICE).title)
  })

  test('opens the field of a text that is clicked in the preview', async () => {
    page = await open('home.yaml', { withPreview: true })
    await choose(service?.menuLabel ?? '')
    const [step] = service?.steps ?? []
    await preview().locator('html[data-hydrated]').waitFor({ state: 'attached' })
    await preview()
      .getByText(step?.text ?? '')
      .first()
      .click()
    const focused = () =>
      page.evaluate(() => [
        document.activeElement?.id,
        (document.activeElement as HTMLTextAreaElement).value,
      ])
    await expect.poll(focused, SOON).toEqual(['field.steps.0.text', fields(SERVICE).steps[0].text])
    expect(await field('Text').isVisible()).toBe(true)
  })

  test('refuses a save with an error, which stands at its field, and keeps all that was typed', async () => {
    page = await open(SERVICE)
    const before = read(SERVICE)
    await field('Line in the menu').fill('A line that is kept.')
    await field('Title').fill('')
    await told('1 thing needs a change')
    const error = page.locator('.field[data-wrong]').filter({ has: field('Title') })
    expect(await error.textContent()).toContain('This must not be empty.')
    await save()
    await told('Not saved')
    expect(read(SERVICE)).toBe(before)
    expect(await field('Title').evaluate((element) => element === document.activeElement)).toBe(
      true,
    )
    // Another file and back.
    await choose('Home')
    await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor()
    await choose(`${service?.menuLabel} not saved`)
    expect(await field('Line in the menu').inputValue()).toBe('A line that is kept.')
    const isWarned = await page.evaluate(
      () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })),
    )
    expect(isWarned, 'before it is closed').toBe(true)
  })

  test('refuses what another tab has replaced, loses nothing, and saves it on demand', async () => {
    page = await open(SERVICE)
    const other = await open(SERVICE)
    await field('Headline', other).fill('The headline of the other tab.')
    await save(other)
    await told('Saved.', other)
    await field('Title').fill('My title')
    await save()
    const conflict = page.getByRole('alert')
    await conflict.getByText('This file was changed elsewhere').waitFor()
    expect(fields(SERVICE).title).not.toBe('My title')
    expect(await field('Title').inputValue()).toBe('My title')
    await button('Save mine over it').click()
    await told('Saved.')
    expect(fields(SERVICE).title).toBe('My title')
    await conflict.waitFor({ state: 'detached' })
    await button('Undo last save').click()
    await told('The last save is undone.')
    await button('Undo last save').click()
    await told('The last save is undone.')
  })

  test('moves plans by button and by dragging, each in one line', async () => {
    page = await open(PLANS[0] ?? '')
    const before = PLANS.map((file) => read(file))
    const [first, second, third] = plans
    await button(`Move down: ${first?.title}`).click()
    await told('The order is saved.')
    expect(fields(PLANS[0] ?? '').order).toBe(second?.order)
    expect(fields(PLANS[1] ?? '').order).toBe(first?.order)
    const changed = PLANS.map((file, index) => without(read(file), before[index] ?? '').length)
    expect(changed.slice(0, 3)).toEqual([1, 1, 0])
    const line = (title = '') => page.getByRole('listitem').filter({ has: button(title) })
    await line(third?.title).dragTo(line(second?.title))
    await expect.poll(() => fields(PLANS[2] ?? '').order, SOON).toBe(first?.order)
    await button('Undo last save').click()
    await expect.poll(() => fields(PLANS[2] ?? '').order, SOON).toBe(third?.order)
    await button('Undo last save').click()
    await expect.poll(() => PLANS.map((file) => read(file)), SOON).toEqual(before)
  })

  test('adds, duplicates, moves and removes entries of a list, by keyboard too', async () => {
    const [plan = ''] = PLANS
    page = await open(plan)
    const { title } = fields(plan)
    const list: string[] = fields(plan).features
    const items = () => page.getByRole('group', { name: /^What it includes/ }).getByRole('listitem')
    const values = () =>
      items()
        .getByRole('textbox')
        .evaluateAll((all) => all.map((one) => (one as HTMLTextAreaElement).value))
    await button('Add to “What it includes”').press('Enter')
    await items().last().getByRole('textbox').fill('Kites')
    expect(await values()).toEqual([...list, 'Kites'])
    await button('Move up: Kites').press('Enter')
    expect(await values()).toEqual([...list.slice(0, -1), 'Kites', ...list.slice(-1)])
    await button('Duplicate: Kites').press('Enter')
    await button('Remove: Kites').first().press('Enter')
    await items().locator('.grip').last().dragTo(items().first())
    const moved = [...list.slice(-1), ...list.slice(0, -1), 'Kites']
    await expect.poll(values, SOON).toEqual(moved)
    await save()
    await told('Saved.')
    expect(fields(plan)).toMatchObject({ title, features: moved })
    await button('Undo last save').click()
    await told('The last save is undone.')
  })

  test('switches where messages go, and asks for the fields of the other choice', async () => {
    page = await open('site.yaml')
    const before = read('site.yaml')
    const isOwn = fields('site.yaml').mail.send === 'own-server'
    const other = isOwn ? 'provider' : 'own-server'
    await page.getByRole('combobox', { name: 'Send', exact: true }).selectOption(other)
    if (isOwn) {
      await page.locator('.problems').getByText('Where messages go › Host').waitFor()
      await field('Host').fill('https://mail.example.com')
      for (const name of ['Service id', 'Template id', 'Public key']) await field(name).fill('x')
    }
    await save()
    await told('Saved.')
    expect(fields('site.yaml').mail.send).toBe(other)
    await button('Undo last save').click()
    await told('The last save is undone.')
    expect(read('site.yaml')).toBe(before)
  })

  test('changes what is typed into an article, and nothing else of it', async () => {
    const file = `articles/${articles[0]?.slug}.md`
    page = await open(file)
    const before = read(file)
    const text = page.locator('[id="field.content"]')
    await text.press('Control+End')
    await text.pressSequentially('One *more* line.')
    await save()
    await told('Saved.')
    expect(read(file)).toBe(`${before}One *more* line.`)
  })

  test('picks a kite and a picture, and leaves out a part that is removed', async () => {
    const [member] = team
    const file = `team/${member?.slug}.yaml`
    page = await open(file)
    const pattern = member?.kite.pattern === 'moon' ? 'Eye' : 'Moon'
    await page.getByRole('radio', { name: pattern }).check({ force: true })
    await button('Add “Photo”').click()
    await button('Choose a picture').click()
    const picture = page.getByRole('dialog').getByRole('button').nth(1)
    const name = await picture.textContent()
    await picture.click()
    await save()
    await told('Saved.')
    expect(fields(file)).toMatchObject({
      kite: { pattern: pattern.toLowerCase() },
      photo: { name },
    })
    await button('Remove “Photo”').click()
    await save()
    await expect.poll(() => 'photo' in fields(file), SOON).toBe(false)
  })

  test('opens every file without an error and without a change', { timeout: 300_000 }, async () => {
    page = await open('home.yaml')
    const list = page.getByRole('navigation', { name: 'Content' })
    // A search for nothing lists everything.
    await list.getByRole('searchbox').fill(' ')
    for (const name of await list.locator('.name').all()) {
      const label = (await name.textContent()) ?? ''
      await name.click()
      await page.getByRole('heading', { level: 1, name: label, exact: true }).waitFor()
      await page.locator('main .field').first().waitFor()
      expect(`${label}: ${await page.getByRole('status').textContent()}`).toBe(`${label}: `)
    }
  })
})

describe('Files of a folder', { retry: 1 }, () => {
  const dialog = () => page.getByRole('dialog')
  const inDialog = (name: string) => dialog().getByRole('button', { name, exact: true })
  const undo = async () => {
    await button('Undo last save').click()
    await told('The last save is undone.')
  }
  const heading = (name = '') =>
    page.getByRole('heading', { level: 1, name, exact: true }).waitFor()

  test('can be new: a draft with a kite of its own, open in the form', async () => {
    page = await open(SERVICE)
    await button('New service').click()
    const name = dialog().getByRole('textbox', { name: 'Title' })
    expect(await name.evaluate((element) => element === document.activeElement)).toBe(true)
    await name.fill('Kites & lanterns')
    await inDialog('Create').click()
    await heading('Kites & lanterns')
    const created = fields('services/kites-lanterns.yaml')
    const last = services.at(-1)
    expect(created).toMatchObject({
      title: 'Kites & lanterns',
      draft: true,
      order: (last?.order ?? 0) + 1,
    })
    expect(Object.keys(created)).not.toContain('aliases')
    expect(services.map(({ kite }) => `${kite.pattern} ${kite.paper}`)).not.toContain(
      `${created.kite.pattern} ${created.kite.paper}`,
    )
    expect(readContentFolder(path.join(folder, 'content')).issues).toEqual([])
    await expect
      .poll(() => field('Title').evaluate((one) => one === document.activeElement), SOON)
      .toBe(true)
    await undo()
    expect(existsSync(place('services/kites-lanterns.yaml'))).toBe(false)
  })

  test('have a name that is free and can be an address', async () => {
    page = await open(SERVICE)
    await button('New service').click()
    await dialog()
      .getByRole('textbox', { name: 'Title' })
      .fill(service?.title ?? '')
    const name = dialog().getByRole('textbox', { name: 'File name' })
    for (const [wrong, reason] of [
      [service?.slug ?? '', `There is a file content/${SERVICE} already`],
      ['Two words', 'small letters, digits'],
      ['../../package', 'small letters, digits'],
    ] as const) {
      await name.fill(wrong)
      await inDialog('Create').click()
      await dialog().getByRole('alert').getByText(reason).waitFor()
    }
    await page.keyboard.press('Escape')
    await dialog().waitFor({ state: 'detached' })
    expect(await button('New service').evaluate((one) => one === document.activeElement)).toBe(true)
    expect(readContentFolder(path.join(folder, 'content')).issues).toEqual([])
  })

  test('can be renamed: links change with them, and the old address leads on', async () => {
    const [article] = articles
    const file = `articles/${article?.slug}.md`
    const before = read(file)
    const author = `authors/${article?.author}.yaml`
    page = await open(file)
    await button('Rename').click()
    await dialog().getByRole('textbox', { name: 'File name' }).fill('a-new-address')
    await inDialog('Rename').click()
    await told('The new name is saved.')
    expect(existsSync(place(file))).toBe(false)
    expect(read('articles/a-new-address.md')).toContain(before.split('---\n').at(-1) ?? '')
    const site = contentOf(readContentFolder(path.join(folder, 'content')))
    expect(movedPaths(site)).toMatchObject({ [`/blog/${article?.slug}`]: '/blog/a-new-address' })
    await undo()
    await heading(article?.title)
    // What other files name changes in them.
    await choose(fields(author).name)
    await heading(fields(author).name)
    await button('Rename').click()
    await dialog().getByRole('textbox', { name: 'File name' }).fill('somebody')
    await inDialog('Rename').click()
    await told('The new name is saved.')
    const renamed = contentOf(readContentFolder(path.join(folder, 'content')))
    expect(renamed.articles.find(({ slug }) => slug === article?.slug)?.author).toBe('somebody')
    await undo()
    expect([read(file), existsSync(place(author))]).toEqual([before, true])
  })

  test('can be deleted, unless others name them', async () => {
    const [article] = articles
    page = await open(`authors/${article?.author}.yaml`)
    await button('Delete').click()
    await dialog().getByText(`Blog › ${article?.title} › Author`).waitFor()
    expect(await inDialog('Delete').count()).toBe(0)
    await inDialog('Close').click()
    const [testimonial] = siteContent.testimonials
    const file = `testimonials/${testimonial?.slug}.yaml`
    const before = read(file)
    await choose(testimonial?.name ?? '')
    await heading(testimonial?.name)
    await button('Delete').click()
    await inDialog('Delete').click()
    await told(`“${testimonial?.name}” is deleted.`)
    expect(existsSync(place(file))).toBe(false)
    expect(await page.getByRole('heading', { level: 1 }).textContent()).not.toBe(testimonial?.name)
    await undo()
    await heading(testimonial?.name)
    expect(read(file)).toBe(before)
  })
})

describe('Other sites', () => {
  /** Asks as a browser would for another site; `fetch` does not allow such headers. */
  const status = (address: string, headers: Record<string, string>, method = 'POST') =>
    new Promise<number | undefined>((resolve) => {
      const { port } = new URL(editor.url)
      const asked = ask({ host: '127.0.0.1', port, path: address, method, headers }, (answer) => {
        answer.resume()
        resolve(answer.statusCode)
      })
      asked.end(
        method === 'POST' ? JSON.stringify({ file: '../package.json', values: {} }) : undefined,
      )
    })
  const own = () => ({
    Host: new URL(editor.url).host,
    Origin: editor.url,
    'Content-Type': 'application/json',
  })

  test('are refused, whatever they pretend', async () => {
    expect(await status('/api/overview', { ...own(), Host: 'kiteline.example' }, 'GET')).toBe(421)
    expect(await status('/api/save', { ...own(), Origin: 'https://kiteline.example' })).toBe(403)
    expect(await status('/api/overview', { ...own(), 'Sec-Fetch-Site': 'cross-site' }, 'GET')).toBe(
      403,
    )
    expect(await status('/api/save', { ...own(), 'Content-Type': 'text/plain' })).toBe(415)
  })

  test('cannot show the editor in a frame', async () => {
    const { headers } = await fetch(editor.url)
    expect(headers.get('X-Frame-Options')).toBe('DENY')
    expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'")
  })

  test('get no file but those of the content', async () => {
    expect(await status('/api/check', own())).toBe(404)
    for (const file of [
      '../package.json',
      'pictures/x.webp',
      'services/../../package.json',
      '/etc/passwd',
    ]) {
      const address = `/api/file?file=${encodeURIComponent(file)}`
      expect(await status(address, own(), 'GET'), file).toBe(404)
    }
    expect(await status('/api/picture?name=..%2F..%2Fpackage.json', own(), 'GET')).toBe(404)
    expect(await status('/../package.json', own(), 'GET')).toBe(404)
  })

  test('on other machines do not reach it', async () => {
    const { address } = await (await import('node:dns/promises')).lookup(
      (await import('node:os')).hostname(),
    )
    if (address.startsWith('127.')) return
    await expect(fetch(`http://${address}:${new URL(editor.url).port}`)).rejects.toThrow()
  })
})

test('A file is the old or the new one when the process is killed while it saves', async () => {
  const before = read(SERVICE)
  const state = await (await fetch(`${editor.url}/api/file?file=${SERVICE}`)).json()
  const headers = { Origin: editor.url, 'Content-Type': 'application/json' }
  const texts = new Set([before])
  let { version } = state
  const saves = (async () => {
    for (let turn = 0; ; turn++) {
      const values = { ...state.values, title: `${'Kites '.repeat(turn % 9)}${turn}` }
      const body = JSON.stringify({ file: SERVICE, values, version })
      const answer = await fetch(`${editor.url}/api/save`, { method: 'POST', headers, body })
      version = (await answer.json()).state.version
      texts.add(read(SERVICE))
      if (turn === 3) setTimeout(() => editor.child.kill('SIGKILL'), 40)
    }
  })()
  await expect(saves).rejects.toThrow()
  await editor.ended
  expect(texts.size).toBeGreaterThan(3)
  const left = read(SERVICE)
  expect(left.slice(left.indexOf('\n', left.indexOf('title:')))).toBe(
    before.slice(before.indexOf('\n', before.indexOf('title:'))),
  )
  writeFileSync(place(SERVICE), before)
  editor = await startEditor(folder)
})
