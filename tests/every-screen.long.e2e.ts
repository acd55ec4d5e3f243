import { caseStudies, first, products, services } from './content-file.ts'
import { DRONE, leastContrast } from './first-screens.ts'
import { main } from './page-content.ts'
import { expect, test } from './site.ts'

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
