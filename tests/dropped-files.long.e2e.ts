import type { Page } from '@playwright/test'
import { formIn, someone } from './contact-form.ts'
import { siteContent } from './content-file.ts'
import { hydrates, takeNotes } from './page-notes.ts'
import { expect, test } from './site.ts'

/** Aborts the first requests for matching files; later ones succeed. */
async function drop(page: Page, files: string, times: number) {
  let dropped = 0
  await page.route(files, async (route) => {
    if (dropped === times) return route.continue()
    dropped += 1
    await route.abort('connectionreset')
  })
  return { all: () => expect.poll(() => dropped, 'requests were dropped').toBe(times) }
}

/** The filter button of the first tag. */
const firstFilter = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: siteContent.gallery.items[0]?.tag ?? '', exact: true })

const ENTRY = '**/assets/entry.client-*.js'
const REACT = '**/assets/hydrate-island-*.js'
const SHARED = '**/assets/jsx-runtime-*.js'
const ISLAND = '**/assets/filtered-gallery.island-*.js'

for (const [what, files] of [
  ["the site's script", ENTRY],
  ['React', REACT],
  ['a file that islands share', SHARED],
  ['the file of an island', ISLAND],
] as const) {
  test(`The first click works although one request for ${what} is dropped`, async ({ page }) => {
    await takeNotes(page)
    const dropped = await drop(page, files, 1)
    await page.goto('/gallery')
    await firstFilter(page).click()
    await expect(firstFilter(page)).toHaveAttribute('aria-pressed', 'true')
    await dropped.all()
  })
}

test('Once the connection is back, the next click works', async ({ page }) => {
  await takeNotes(page)
  const dropped = await drop(page, ENTRY, 2)
  await page.goto('/gallery')
  await firstFilter(page).dispatchEvent('click')
  await dropped.all()
  await expect(async () => {
    await firstFilter(page).dispatchEvent('click')
    await expect(firstFilter(page)).toHaveAttribute('aria-pressed', 'true', { timeout: 2000 })
  }).toPass()
})

test('A form whose island cannot be loaded is sent natively', async ({ page }) => {
  test.skip(siteContent.site.mail.send !== 'own-server', 'the provider accepts no native submits')
  await takeNotes(page)
  await page.route('**/assets/contact-form.island-*.js', (route) => route.abort('connectionreset'))
  await page.goto('/contact')
  await page.mouse.move(5, 5)
  await hydrates(page)
  const form = formIn(page.getByRole('main'))
  await form.write(someone())
  await form.send.click({ noWaitAfter: true })
  await expect(page).toHaveURL('/contact/thanks')
})
