/**
 * The stable parts of the site as shipped, compared with the screenshots in `tests/screenshots/`.
 *
 * After an intended change, or with a Chromium that renders differently, update the screenshots and
 * review each before you commit: `npx playwright test visual --update-snapshots`.
 */
import type { Locator, Page } from '@playwright/test'
import { expect, hydrated, letsConnect, test } from '../site.ts'

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

/** Opens a page and waits until everything in the window has loaded. */
async function open(page: Page, path: string, viewport: { width: number; height: number }) {
  await page.setViewportSize(viewport)
  await page.addInitScript(() => sessionStorage.setItem('contact-popup-closed', 'true'))
  await page.goto(path)
  await hydrated(page)
  await ready(page)
}

const ready = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    const inView = [...document.images].filter((image) => {
      const { top, bottom } = image.getBoundingClientRect()
      return image.checkVisibility() && bottom > 0 && top < innerHeight
    })
    await Promise.all(inView.map((image) => image.decode()))
  })

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
  test(`The ${name.replace('-', ' ')} at ${viewport.width} px looks as in its screenshot`, async ({
    page,
  }) => {
    await open(page, path, viewport)
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
