import type { Page } from '@playwright/test'
import { DATA } from '../app/data-attributes.ts'
import { holdBackSections, hydrates, isHydrated, scriptsAskedFor, takeNotes } from './page-notes.ts'
import { expect, KINDS, MOVING, styled, test, UNKNOWN_ADDRESS } from './site.ts'
import { BUDGET, brotli, inPage, loads } from './weights.ts'

test.use(MOVING)

/** A first visit to each kind of page, on a phone. */
test.use({
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
})

/** React, which only pages with islands load. */
const REACT = /hydrate-island/

/**
 * The longest delay before a page hydrates without interaction, and how long others are watched, in
 * milliseconds.
 */
const SOON = 3500
const FOR_EVER = 60_000

/** Checks that the hero is shown with its styles while the other sections' styles are held back. */
async function showsItsHero(page: Page) {
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toBeVisible()
  await expect(title).toHaveCSS('font-family', /Brand Sans/)
  await expect(page.getByRole('banner')).toHaveCSS('position', 'sticky')
}

/** Checks that every picture has width and height, and that the largest in the window is fetched first. */
async function ordersItsPictures(page: Page) {
  const pictures = await page.locator('main img').evaluateAll((images: HTMLImageElement[]) =>
    images.map((image) => {
      const { top, bottom, width } = image.getBoundingClientRect()
      const area = width * Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0))
      const first = image.loading !== 'lazy' && image.fetchPriority === 'high'
      const sizes = ['width', 'height'].map((name) => Number(image.getAttribute(name)))
      return { area, first, sized: sizes.every(Boolean) }
    }),
  )
  const unsized = pictures.filter(({ sized }) => !sized)
  expect.soft(unsized, 'pictures without width and height').toEqual([])
  const most = Math.max(...pictures.map(({ area }) => area), 1)
  const largest = pictures.filter(({ area }) => area === most)
  expect
    .soft(largest.length === 0 || largest.some(({ first }) => first), 'the largest comes first')
    .toBe(true)
}

/** Checks that scripts, styles and fonts stay within their budgets. */
async function isLight(page: Page, route: string, bytesOf: ReturnType<typeof loads>) {
  const { scripts, styles } = await inPage(page)
  const withForm = (await page.locator('main form[method=post]').count()) > 0
  expect
    .soft(brotli(scripts), 'scripts in the page')
    .toBeLessThanOrEqual(BUDGET.inlineScripts[withForm ? 'form' : 'other'])
  expect.soft(brotli(styles), 'styles in the page').toBeLessThanOrEqual(BUDGET.inlineStyles)
  expect.soft(await bytesOf('stylesheet')).toBeLessThanOrEqual(BUDGET.sectionStyles)
  const fonts = await bytesOf('font')
  expect(fonts, 'the font is there').toBeGreaterThan(10_000)
  const kind = /^\/blog\/./.test(route) ? 'article' : 'other'
  expect.soft(fonts, 'fonts').toBeLessThanOrEqual(BUDGET.fonts[kind])
  expect.soft(await bytesOf('-rare-'), 'rare characters').toBeLessThanOrEqual(BUDGET.fonts.rare)
}

for (const route of KINDS.filter((kind) => kind !== UNKNOWN_ADDRESS)) {
  test(`${route} shows its hero first, stays within its budgets, and requests no script before an interaction`, async ({
    page,
  }) => {
    await takeNotes(page)
    await page.clock.install({ time: '2026-01-01T10:00:00' })
    await page.clock.pauseAt('2026-01-01T10:00:01')
    const files = scriptsAskedFor(page)
    const bytesOf = loads(page)
    const sections = await holdBackSections(page)

    const answer = await page.goto(route, { waitUntil: 'commit' })
    expect(answer?.headers()['content-encoding']).toBe('br')
    await showsItsHero(page)
    sections.letThrough()
    await page.waitForLoadState('load')
    await expect
      .poll(async () => {
        // Where the hero fills the window, these styles come 100 ms after the first paint.
        await page.clock.runFor(100)
        return sections.asked()
      }, 'one file for all sections')
      .toBe(1)
    await styled(page)
    await page.evaluate(() => document.fonts.ready)
    await isLight(page, route, bytesOf)
    await ordersItsPictures(page)

    const eager = await page.locator(`[${DATA.eager}]`).count()
    await page.clock.runFor(eager ? SOON : FOR_EVER)
    await expect(isHydrated(page)).toHaveCount(0)
    expect(files).toEqual([])
    if (eager) {
      await page.clock.runFor(1000)
      await hydrates(page)
      expect(await page.evaluate(() => window.noted.interactions)).toEqual([])
    } else if ((await page.locator(`[${DATA.island}]`).count()) === 0) {
      await page.keyboard.press('End')
      await hydrates(page)
      await page.waitForLoadState('networkidle')
      expect(files.filter((file) => REACT.test(file))).toEqual([])
    }
  })
}
