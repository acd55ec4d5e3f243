import { caseStudies, first, products, services } from './content-file.ts'
import { DRONE, leastContrast, pages, TOUCH } from './first-screens.ts'
import { main } from './page-content.ts'
import { expect, test } from './site.ts'

/** Phones, a tablet in both ways, laptops and a large screen. */
const SCREENS = [
  [360, 640],
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1280, 720],
  [1280, 800],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
] as const

for (const { path, action } of [
  ...pages,
  ...caseStudies.map(({ path }) => ({ path, action: TOUCH })),
])
  test(`${path} shows its action without scrolling on every screen`, async ({ page }) => {
    await page.goto(path)
    const link = main(page).locator('section').first().getByRole('link', { name: action })
    for (const [width, height] of SCREENS) {
      await page.setViewportSize({ width, height })
      await expect.soft(link, `${width} × ${height}`).toBeInViewport({ ratio: 1 })
    }
  })

for (const { path } of [DRONE, ...products, ...services, first(caseStudies)])
  test(`The title of ${path} is not over what its picture shows`, async ({ page }) => {
    for (const [width, height] of SCREENS.slice(2)) {
      await page.setViewportSize({ width, height })
      await page.goto(`${path}?${width}x${height}`)
      const title = main(page).getByRole('heading', { level: 1 })
      // Large text (WCAG 1.4.3).
      expect.soft(await leastContrast(page, title), `${width} × ${height}`).toBeGreaterThan(3)
    }
  })
