import type { Locator } from '@playwright/test'
import { asShown, caseStudies, first, products, services, siteContent } from './content-file.ts'
import { DRONE, leastContrast } from './first-screens.ts'
import { main } from './page-content.ts'
import { expect, test } from './site.ts'

const { tagline, pull } = siteContent.home.hero

test('The tagline of Home has a contrast of 4.5:1 by day and on the survey', async ({ page }) => {
  for (const width of [390, 600, 640, 700, 768, 899, 900, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`/?width=${width}`)
    const [byDay, survey] = [main(page), main(page).locator('[inert]')]
    const contrast = (within: Locator) =>
      leastContrast(page, within.getByText(asShown(tagline)).first())
    expect.soft(await contrast(byDay), `${width} px`).toBeGreaterThanOrEqual(4.5)
    await main(page).getByRole('slider', { name: pull }).press('End')
    await expect(survey).toBeVisible()
    expect.soft(await contrast(survey), `${width} px, survey`).toBeGreaterThanOrEqual(4.5)
  }
})

/** A tablet in both ways, laptops and a large screen. */
const SCREENS = [
  [768, 1024],
  [1024, 768],
  [1280, 720],
  [1280, 800],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
] as const

for (const { path } of [DRONE, ...products, ...services, first(caseStudies)])
  test(`The title of ${path} is not over what its picture shows`, async ({ page }) => {
    for (const [width, height] of SCREENS) {
      await page.setViewportSize({ width, height })
      await page.goto(`${path}?${width}x${height}`)
      const title = main(page).getByRole('heading', { level: 1 })
      // Large text (WCAG 1.4.3).
      expect.soft(await leastContrast(page, title), `${width} × ${height}`).toBeGreaterThan(3)
    }
  })
