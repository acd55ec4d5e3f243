import type { ElementHandle, Page } from '@playwright/test'
import { formIn, outbox, someone } from './contact-form.ts'
import { siteContent } from './content-file.ts'
import { hydrates, takeNotes } from './page-notes.ts'
import { expect, hydrated, test } from './site.ts'

const { gallery } = siteContent

/** Holds back the scripts of the islands while the page itself hydrates. */
async function holdIslands(page: Page) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/*.island-*.js', async (route) => {
    await released
    await route.continue()
  })
  return { release }
}

/** Opens and hydrates a page whose islands are still loading. */
async function openHydrated(page: Page, path: string) {
  await takeNotes(page)
  await page.goto(path)
  await page.mouse.move(5, 5)
  await hydrates(page)
}

test('A click in an island that is still loading takes effect once, when the island hydrates', async ({
  page,
}) => {
  const islands = await holdIslands(page)
  await openHydrated(page, '/gallery')
  const [{ tag } = { tag: '' }] = gallery.items
  const filter = page.getByRole('main').getByRole('button', { name: tag, exact: true })
  await filter.click()
  await expect(filter).toHaveAttribute('aria-pressed', 'false')
  islands.release()
  await expect(filter).toHaveAttribute('aria-pressed', 'true')
})

test('A form submitted while its island is loading is sent once, by the island', async ({
  page,
}) => {
  const islands = await holdIslands(page)
  await openHydrated(page, '/contact')
  const form = formIn(page.getByRole('main'))
  const text = someone()
  await form.write(text)
  await form.send.click()
  islands.release()
  await expect(form.thanks).toBeVisible()
  await expect(page).toHaveURL('/contact')
  expect(await outbox(text.email)).toHaveLength(1)
})

test("The content of an island's slots stays the same element through hydration and updates", async ({
  page,
}) => {
  await takeNotes(page)
  const main = page.getByRole('main')
  /** Whether elements from before hydration are still in the page. */
  const stillThere = (before: ElementHandle[]) =>
    Promise.all(before.map((element) => element.evaluate(({ isConnected }) => isConnected)))

  await page.goto('/gallery')
  const pictures = await main.getByRole('figure').getByRole('img').elementHandles()
  await hydrated(page)
  const [{ tag } = { tag: '' }] = gallery.items
  for (const name of [tag, gallery.allLabel, gallery.surpriseLabel])
    await main.getByRole('button', { name, exact: true }).click()
  await expect(main.getByRole('status')).toContainText(/./)
  expect(await stillThere(pictures)).toEqual(gallery.items.map(() => true))

  await page.goto('/pricing')
  const plans = await main.getByRole('article').elementHandles()
  expect(plans.length).toBeGreaterThan(0)
  await hydrated(page)
  await main.getByRole('tab').last().click()
  await expect(main.getByRole('tab').last()).toHaveAttribute('aria-selected', 'true')
  await main.getByRole('tab').first().click()
  await expect(main.getByRole('tab').first()).toHaveAttribute('aria-selected', 'true')
  expect(await stillThere(plans)).toEqual(plans.map(() => true))
})
