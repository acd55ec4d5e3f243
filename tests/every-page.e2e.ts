import { labels } from './content-file.ts'
import { expect, FEW, test } from './site.ts'
import { testPage } from './test-page.ts'

for (const route of FEW) testPage(route)

test('The first press of Tab focuses the skip link, which skips the header', async ({ page }) => {
  await page.goto('/services')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: labels.skipToContent })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused()
})
