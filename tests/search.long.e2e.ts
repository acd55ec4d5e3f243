import type { Page } from '@playwright/test'
import { asShown, content, labels } from './content-file.ts'
import { problems } from './page-errors.ts'
import { searched } from './searched.ts'
import { expect, test } from './site.ts'
import { BUDGET } from './weights.ts'

const { path, heading, word } = searched

/** The bytes transferred from now on, by file. */
function loads(page: Page) {
  const loaded: Promise<number>[] = []
  page.on('requestfinished', (request) => {
    const bytes = request.sizes().then(
      ({ responseBodySize }) => responseBodySize,
      // Requests that are still open at the end of the test do not count.
      () => 0,
    )
    loaded.push(bytes)
  })
  return loaded
}

const fieldOf = (page: Page) => page.getByRole('main').getByRole('textbox')
const statusOf = (page: Page) => page.getByRole('main').getByRole('status')
const resultsOf = (page: Page) => page.getByRole('main').locator('ol a')
const wantedOf = (page: Page) =>
  resultsOf(page)
    .and(page.locator(`[href^="${path}"]`))
    .first()

test('The header’s link leads to the search, where one can type at once; a word finds pages with their section and an excerpt in which it is marked', async ({
  page,
  visit,
}) => {
  await visit('/about')
  await page.getByRole('banner').getByRole('link', { name: labels.search }).click()
  await expect(page).toHaveURL('/search')
  await expect(fieldOf(page)).toBeFocused()
  await page.waitForLoadState('networkidle')
  const loaded = loads(page)
  // At once: a slow keyboard searches for parts of the word too, which are other files.
  await page.keyboard.insertText(word)
  await expect(wantedOf(page)).toBeVisible()
  const total = (await Promise.all(loaded)).reduce((sum, bytes) => sum + bytes, 0)
  expect(total, 'the search itself was fetched').toBeGreaterThan(50_000)
  expect(total, 'bytes to the first result').toBeLessThanOrEqual(BUDGET.firstResult)
  await expect(statusOf(page)).toContainText(word)
  const first = page.getByRole('main').locator('ol li').first()
  await expect(first.locator('mark').first()).toBeVisible()
  await expect(
    page
      .getByRole('main')
      .locator('ol')
      .getByText(asShown(content('services.yaml').title))
      .first(),
  ).toBeVisible()
  expect(await problems(page)).toEqual([])

  await wantedOf(page).press('Enter')
  await expect(page).toHaveURL((url) => url.pathname === path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(asShown(heading))
})
