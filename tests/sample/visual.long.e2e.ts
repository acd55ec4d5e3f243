/**
 * The stable parts of the site as shipped, compared with the screenshots in `tests/screenshots/`.
 *
 * After an intended change, or with a Chromium that renders differently, update the screenshots and
 * review each before you commit: `npx playwright test visual --update-snapshots`.
 */
import type { Locator, Page } from '@playwright/test'
import { lookAround } from '../jumps.ts'
import { allFontsShown } from '../page-notes.ts'
import { expect, letsConnect, test } from '../site.ts'

/** The windows of the screenshots. */
const DESK = { width: 1280, height: 720 }
const PHONE = { width: 390, height: 720 }

/** Tolerates differences in antialiasing, but not another colour or position. */
const options = {
  maxDiffPixelRatio: 0.002,
  threshold: 0.05,
  animations: 'disabled',
  caret: 'hide',
} as const

const hero = (page: Page) =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 1 }) })

const serviceCard = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: 'Performance marketing' }) })

const PARTS: [string, string, typeof DESK, (page: Page) => Locator][] = [
  ['header', '/services', DESK, (page) => page.getByRole('banner')],
  ['header', '/services', PHONE, (page) => page.getByRole('banner')],
  ['hero', '/', DESK, hero],
  ['hero', '/', PHONE, hero],
  ['service-card', '/services', DESK, serviceCard],
  ['footer', '/services', DESK, (page) => page.getByRole('contentinfo')],
]

for (const [name, path, viewport, part] of PARTS) {
  test(`The ${name} at ${viewport.width} px is as in its screenshot`, async ({ page, visit }) => {
    await page.setViewportSize(viewport)
    await visit(path)
    await allFontsShown(page)
    await lookAround(page)
    await part(page).scrollIntoViewIfNeeded()
    const year = part(page).getByText(/^©/)
    await expect(part(page)).toHaveScreenshot(`${name}-${viewport.width}.png`, {
      ...options,
      mask: [year],
    })
  })
}

test("The Let's Connect dialog looks as in its screenshot", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const dialog = await letsConnect(page)
  await page.evaluate(() => document.fonts.ready)
  await expect(dialog).toHaveScreenshot('dialog-1280.png', options)
})
