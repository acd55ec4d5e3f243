import { readFileSync, writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { contentTexts } from '../../schemas/content-folder.ts'
import { articles, first, services } from '../content-file.ts'
import { editorSession, SOON } from './session.ts'

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
    has: page.getByRole('heading', { level: 3, name, exact: true }),
  })
  await ofFile.getByRole('link', { name: 'The whole file' }).click()
  await page.getByRole('heading', { level: 1, name: service?.menuLabel }).waitFor()
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.id), SOON)
    .toBe('field.unconfirmed')
})

test('Some samples are unticked together, then all of a file and all others, once the owner is sure', async () => {
  const marked = () =>
    Object.entries(contentTexts(session.place(''))).flatMap(([file, text]) =>
      /\b(?:sample|unconfirmed): true/.test(text.replace(/#.*/g, '')) ? [file] : [],
    )
  await open('launch-check')
  const samples = page.getByRole('region', { name: /samples/ })
  const untick = async () => {
    page.once('dialog', (dialog) => dialog.accept())
    await button('Untick the boxes of the chosen ones').click()
  }
  await samples.waitFor()
  const files = await samples.getByRole('heading', { level: 3 }).count()
  const before = marked()
  const boxes = samples.getByRole('listitem').getByRole('checkbox')
  const entries = await boxes.count()
  await boxes.first().check()
  await boxes.nth(1).check()
  await untick()
  await expect.poll(() => boxes.count(), SOON).toBe(entries - 2)
  await samples
    .getByRole('checkbox', { name: `Choose: Services › ${service?.menuLabel}`, exact: true })
    .check()
  await untick()
  await expect.poll(marked, SOON).not.toContain(`services/${service?.slug}.yaml`)
  expect(marked().length, 'other files').toBeGreaterThan(before.length - files)
  await page.getByText('All', { exact: true }).click()
  await untick()
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

test('The menu leads to the enquiries at the address of the site', async () => {
  await open('launch-check')
  const link = page.getByRole('link', { name: 'Enquiries', exact: true })
  expect(await link.getAttribute('href')).toBe(`${session.site().site.url}/enquiries`)
})
