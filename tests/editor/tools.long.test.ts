import { readFileSync, writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { blocksOf } from '../../app/blocks/block.ts'
import { contentTexts } from '../../model/content-folder.ts'
import { articles, first, services } from '../content-file.ts'
import { PROVIDER } from '../mail-provider.ts'
import { editorSession, ownerOf, SOON } from './session.ts'

const session = editorSession()
const [service] = services

let page: Page

beforeAll(() => {
  const file = `services/${service?.slug}.yaml`
  const text = session.read(file).replace(/^unconfirmed: .*\n/m, '')
  writeFileSync(session.place(file), `${text}unconfirmed: true\n`)
})

async function open(...named: Parameters<typeof session.open>): Promise<void> {
  page = (await session.open(...named)).page
}

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })

test('The launch check lists a sample, whose link opens its field', async () => {
  await open('launch-check')
  const name = `Services › ${service?.menuLabel}`
  const ofFile = page.getByRole('region', { name: /samples/ }).locator('.of-file', {
    // Its name begins with that of its box.
    has: page.getByRole('heading', { level: 3, name: new RegExp(`${name}$`) }),
  })
  await ofFile.getByRole('link', { name: 'The whole file' }).click()
  await page.getByRole('heading', { level: 1, name: service?.menuLabel }).waitFor()
  await ownerOf(page).focuses('field.unconfirmed')
})

const changedSince = (before: Record<string, string>) => {
  const now = contentTexts(session.place(''))
  return [...new Set([...Object.keys(now), ...Object.keys(before)])].filter(
    (file) => now[file] !== before[file],
  )
}

/** Changes a text in a file, as another program does. */
const edit = (file: string, ...change: [RegExp, string]) =>
  writeFileSync(session.place(file), session.read(file).replace(...change))

test('Some samples are unticked together, then all of a file and all others, once the owner is sure, and taken back together', async () => {
  const marked = () =>
    Object.entries(contentTexts(session.place(''))).flatMap(([file, text]) =>
      /\b(?:sample|unconfirmed): true/.test(text.replace(/#.*/g, '')) ? [file] : [],
    )
  const before = contentTexts(session.place(''))
  await open('launch-check')
  const samples = page.getByRole('region', { name: /samples/ })
  const untick = async () => {
    page.once('dialog', (dialog) => dialog.accept())
    await button('Untick the boxes of the chosen ones').click()
  }
  await samples.waitFor()
  const files = await samples.getByRole('heading', { level: 3 }).count()
  const all = marked()
  const boxes = samples.getByRole('listitem').getByRole('checkbox')
  const entries = await boxes.count()
  await boxes.first().check()
  await boxes.nth(1).check()
  await untick()
  await expect.poll(() => boxes.count(), SOON).toBe(entries - 2)
  const choose = `Choose: Services › ${service?.menuLabel}`
  await samples.getByRole('checkbox', { name: choose, exact: true }).check()
  await untick()
  await expect.poll(marked, SOON).not.toContain(`services/${service?.slug}.yaml`)
  expect(marked().length, 'other files').toBeGreaterThan(all.length - files)
  const rest = contentTexts(session.place(''))
  await page.getByText('All', { exact: true }).click()
  await untick()
  await expect.poll(marked, SOON).toEqual([])
  const changed = changedSince(rest)
  expect(changed.length).toBeGreaterThan(2)
  const [file = ''] = changed.filter((name) => name.startsWith('services/'))
  edit(file, /^title: .*$/m, 'title: Kites')
  const tab = await session.open(file)
  await tab.undo(changed.length)
  expect(changedSince(rest)).toEqual([file])
  expect(session.read(file)).toBe(rest[file]?.replace(/^title: .*$/m, 'title: Kites'))
  for (const name of changedSince(before)) writeFileSync(session.place(name), before[name] ?? '')
})

test('A deleted service comes back with all that named it, beside what has changed since', async () => {
  const isRelated = (slug?: string) => (one: (typeof services)[number]) =>
    blocksOf(one, 'related').some((block) => block.services.some((named) => named === slug))
  // What names it leads to one that named it too.
  const one = services.findLast(({ slug }) => services.some(isRelated(slug)))
  const other = services.find(isRelated(one?.slug))
  const file = `services/${one?.slug}.yaml`
  const before = contentTexts(session.place(''))
  const tab = await session.open(file)
  await tab.field('Headline').fill('Kites for all.')
  await tab.saved()
  await tab.button('Delete').click()
  const choice = tab.dialog().getByRole('combobox', { name: /^Lead what names it/ })
  expect(await choice.locator(`[value="${one?.slug}"]`).count(), 'itself').toBe(0)
  await choice.selectOption(other?.slug ?? '')
  await tab.inDialog('Delete').click()
  await tab.told('is deleted.')
  expect(session.content().issues).toEqual([])
  expect(session.fields(`services/${other?.slug}.yaml`).aliases).toContain(one?.slug)
  const files = changedSince(before)
  expect(files.length).toBeGreaterThan(3)
  const own = [file, `services/${other?.slug}.yaml`]
  const [changed = ''] = files.filter((name) => !own.includes(name))
  const line = /^( *)(intro|line|description): .*$/m
  edit(changed, line, '$1$2: Changed since.')
  const list = tab.page.getByRole('listitem').filter({ has: tab.button(`Bring back ${file}`) })
  await list.getByRole('button', { name: 'History' }).click()
  expect((await tab.dialog().getByRole('listitem').allTextContents()).slice(0, 2)).toEqual([
    expect.stringContaining('deleted'),
    expect.stringContaining('Top of the page'),
  ])
  await tab.inDialog('Close').click()
  await tab.button(`Bring back ${file}`).click()
  expect(await tab.dialog().getByRole('listitem').count()).toBe(files.length)
  await tab.inDialog('Take back').click()
  await tab.told('The save is undone.')
  expect(changedSince(before).sort()).toEqual([file, changed].sort())
  expect(session.read(changed)).toContain('Changed since.')
  writeFileSync(session.place(changed), before[changed] ?? '')
  await tab.undo()
  await expect.poll(() => changedSince(before), SOON).toEqual([])
})

test('“Replace in all” is one save, which leaves only what has changed since', async () => {
  const before = contentTexts(session.place(''))
  const isInTwo = ({ menuLabel }: { menuLabel: string }) =>
    Object.values(before).filter((text) => text.includes(menuLabel)).length > 1
  const { menuLabel: name, slug } = first(services.filter(isInTwo))
  const tab = await session.open(`services/${slug}.yaml`)
  await tab.page.getByRole('searchbox').fill(name)
  await tab.button(`Replace “${name}” in all`).click()
  await tab.page.getByRole('textbox', { name: 'By' }).fill('Kites')
  await tab.inDialog('Replace').click()
  await tab.told('It is replaced.')
  const files = changedSince(before)
  expect(files.length).toBeGreaterThan(1)
  const [again = ''] = files.filter((file) => file !== `services/${slug}.yaml`)
  edit(again, /Kites/, 'Lanterns')
  await tab.undo(files.length)
  await tab.dialog().getByText('This has changed since.').first().waitFor()
  expect(changedSince(before)).toEqual([again])
  expect(session.read(again)).toContain('Lanterns')
  writeFileSync(session.place(again), before[again] ?? '')
})

test('“Replace in all” finds any spelling, takes whole words, and leaves out what is unticked', async () => {
  const [one = '', other = ''] = articles.map(({ slug }) => session.place(`articles/${slug}.md`))
  const [before, rest] = [one, other].map((file) => readFileSync(file, 'utf8'))
  onTestFinished(() => writeFileSync(one, before ?? ''))
  onTestFinished(() => writeFileSync(other, rest ?? ''))
  writeFileSync(one, `${before}\nSubzebra’s, and a zebra’s stripes.\n`)
  writeFileSync(other, `${rest}\nThe zebra's tail.\n`)
  const tab = await session.open('brand.yaml')
  await tab.page.getByRole('searchbox').fill("zebra's")
  await tab.button("Replace “zebra's” in all").click()
  await tab.page.getByRole('textbox', { name: 'By' }).fill('lion’s')
  await tab.page.getByRole('checkbox', { name: 'Whole words only' }).check()
  const place = tab.dialog().getByRole('listitem').filter({ hasText: 'tail' })
  await place.getByRole('checkbox').uncheck()
  await tab.inDialog('Replace').click()
  await tab.told('It is replaced.')
  expect(readFileSync(one, 'utf8')).toContain('Subzebra’s, and a lion’s stripes.')
  expect(readFileSync(other, 'utf8')).toContain("The zebra's tail.")
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

test('The menu leads to the enquiries at the address of the site', async () => {
  await open('launch-check')
  const link = page.getByRole('link', { name: 'Enquiries', exact: true })
  if (PROVIDER) return expect(await link.count()).toBe(0)
  expect(await link.getAttribute('href')).toBe(`${session.site().site.url}/enquiries`)
})
