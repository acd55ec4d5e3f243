import type { Page } from '@playwright/test'
import { formIn, outbox, someone } from './contact-form.ts'
import { siteContent } from './content-file.ts'
import { takeNotes, wakes } from './page-notes.ts'
import { expect, test } from './site.ts'

const { gallery } = siteContent

/** Holds the parts of a page back, though the page itself is awake. */
async function holdParts(page: Page) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/*.part-*.js', async (route) => {
    await released
    await route.continue()
  })
  return { release }
}

/** Opens a page and wakes it; its parts are still on their way. */
async function openAwake(page: Page, path: string) {
  await takeNotes(page)
  await page.goto(path)
  await page.mouse.move(5, 5)
  await wakes(page)
}

test('A click in a part that is still on its way is answered once, when the part wakes', async ({
  page,
}) => {
  const parts = await holdParts(page)
  await openAwake(page, '/gallery')
  const [{ tag } = { tag: '' }] = gallery.items
  const filter = page.getByRole('main').getByRole('button', { name: tag, exact: true })
  await filter.click()
  await expect(filter).toHaveAttribute('aria-pressed', 'false')
  parts.release()
  await expect(filter).toHaveAttribute('aria-pressed', 'true')
})

test('A form that is sent while it is on its way goes out by its part, once', async ({ page }) => {
  const parts = await holdParts(page)
  await openAwake(page, '/contact')
  const form = formIn(page.getByRole('main'))
  const text = someone()
  await form.write(text)
  await form.send.click()
  parts.release()
  await expect(form.thanks).toBeVisible()
  await expect(page).toHaveURL('/contact')
  expect(await outbox(text.email)).toHaveLength(1)
})
