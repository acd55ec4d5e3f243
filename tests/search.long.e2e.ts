import type { Page } from '@playwright/test'
import { asShown, content, labels } from './content-file.ts'
import { main } from './page-content.ts'
import { problems } from './page-errors.ts'
import { searched } from './searched.ts'
import { expect, test } from './site.ts'
import { BUDGET } from './weights.ts'

const { path, heading, word } = searched

/** The bytes transferred from now on, by file; requests that are open at the end do not count. */
function loads(page: Page) {
  const loaded: Promise<number>[] = []
  page.on('requestfinished', (request) => {
    const sizes = request.sizes().catch(() => ({ responseBodySize: 0 }))
    loaded.push(sizes.then(({ responseBodySize }) => responseBodySize))
  })
  return loaded
}

test('A word finds pages, with section and marked excerpt', async ({ page, visit }) => {
  await visit('/about')
  await page.getByRole('banner').getByRole('link', { name: labels.search }).click()
  await expect(page).toHaveURL('/search')
  await expect(main(page).getByRole('textbox'), 'to type at once').toBeFocused()
  await page.waitForLoadState('networkidle')
  const loaded = loads(page)
  // At once: a slow keyboard searches for parts of the word too, which are other files.
  await page.keyboard.insertText(word)
  const results = main(page).locator('ol')
  const wanted = results.locator(`a[href^="${path}"]`).first()
  await expect(wanted).toBeVisible()
  const total = (await Promise.all(loaded)).reduce((sum, bytes) => sum + bytes, 0)
  expect(total, 'the search itself was fetched').toBeGreaterThan(50_000)
  expect(total, 'bytes to the first result').toBeLessThanOrEqual(BUDGET.firstResult)
  await expect(main(page).getByRole('status')).toContainText(word)
  await expect(results.locator('li').first().locator('mark').first()).toBeVisible()
  const section = asShown(content('services.yaml').title)
  await expect(results.getByText(section).first()).toBeVisible()
  expect(await problems(page)).toEqual([])

  await wanted.press('Enter')
  await expect(page).toHaveURL((url) => url.pathname === path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(asShown(heading))
})
