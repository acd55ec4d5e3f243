import type { ElementHandle } from '@playwright/test'
import { siteContent } from './content-file.ts'
import { holdBack, hydrates, takeNotes } from './page-notes.ts'
import { expect, hydrated, test } from './site.ts'

const { gallery } = siteContent

test('A click in an island that is still loading takes effect once, when the island hydrates', async ({
  page,
}) => {
  await takeNotes(page)
  const islands = await holdBack(page)
  await page.goto('/gallery')
  await hydrates(page)
  const [{ tag } = { tag: '' }] = gallery.items
  const filter = page.getByRole('main').getByRole('button', { name: tag, exact: true })
  await filter.click()
  await expect(filter).toHaveAttribute('aria-pressed', 'false')
  islands.letThrough()
  await expect(filter).toHaveAttribute('aria-pressed', 'true')
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
