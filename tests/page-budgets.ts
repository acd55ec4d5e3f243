import type { Page } from '@playwright/test'
import { DATA } from '../app/data-attributes.ts'
import { holdBackSections } from './page-notes.ts'
import { expect, hydrated, test } from './site.ts'
import { BUDGET, brotli } from './weights.ts'

/**
 * Checks that every picture has width and height, and that the largest in the window is fetched first, if it takes a
 * twentieth of it.
 */
async function ordersItsPictures(page: Page) {
  await expect.soft(page.locator('main img:not([width][height])')).toHaveCount(0)
  const pictures = await page.locator('main img').evaluateAll((images: HTMLImageElement[]) =>
    images.map((image) => {
      const { top, bottom, width } = image.getBoundingClientRect()
      const area = width * Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0))
      return {
        area: area / (innerWidth * innerHeight),
        first: image.loading !== 'lazy' && image.fetchPriority === 'high',
      }
    }),
  )
  const most = Math.max(...pictures.map(({ area }) => area), 0.05)
  const largest = pictures.filter(({ area }) => area === most)
  expect
    .soft(largest.length === 0 || largest.some(({ first }) => first), 'the largest comes first')
    .toBe(true)
}

/** What the page has fetched, in bytes as they were transferred. */
const fetched = (page: Page) =>
  page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const sum = (entries: (PerformanceResourceTiming | undefined)[]) =>
      entries.reduce((total, entry) => total + (entry?.encodedBodySize ?? 0), 0)
    const scripts = files.filter(({ name }) => name.endsWith('.js'))
    const end = visit?.loadEventStart ?? 0
    const early = scripts.filter(({ startTime }) => startTime < end)
    return {
      document: sum([visit]),
      firstView: sum([visit, ...files.filter(({ startTime }) => startTime < end)]),
      early: sum(early),
      earlyFiles: early.length,
      scripts: sum(scripts),
      scriptFiles: scripts.length,
      styleFiles: files.filter(({ name }) => name.endsWith('.css')).length,
    }
  })

/** Tests that pages show their hero first, and stay within their budgets. */
export const keepBudgets = (routes: string[]) =>
  test.describe('On a phone', () => {
    test.use({
      viewport: { width: 412, height: 823 },
      deviceScaleFactor: 1.75,
      isMobile: true,
      hasTouch: true,
    })

    for (const route of routes)
      test(`${route} shows its hero first, and stays within its budgets`, async ({ page }) => {
        await page.addInitScript(() => sessionStorage.setItem('contact-popup-closed', 'true'))
        const sections = await holdBackSections(page)
        const answer = await page.goto(route, { waitUntil: 'commit' })
        expect(answer?.headers()['content-encoding']).toBe('br')
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.getByRole('banner')).toHaveCSS('position', 'sticky')
        await expect(page.getByRole('contentinfo'), 'nothing unstyled').toHaveCount(0)
        sections.letThrough()
        await page.waitForLoadState()
        await hydrated(page)
        await page.waitForLoadState('networkidle')
        await ordersItsPictures(page)
        const { document, firstView, early, earlyFiles, scripts, scriptFiles, styleFiles } =
          await fetched(page)
        const inlined = (await page.locator('style').allTextContents()).join('')
        expect(document).toBeGreaterThan(3_000)
        expect.soft(document, 'document').toBeLessThanOrEqual(BUDGET.document)
        expect.soft(brotli(inlined), 'inlined styles').toBeLessThanOrEqual(BUDGET.inlined)
        expect.soft(styleFiles, 'of all blocks, and of one demo').toBeLessThanOrEqual(2)
        expect.soft(firstView, 'first view').toBeLessThanOrEqual(BUDGET.firstView)
        expect.soft(early, 'scripts until the page has loaded').toBeLessThanOrEqual(BUDGET.entry)
        expect.soft(earlyFiles, 'a second file would be found a round trip later').toBe(1)
        const moves = await page.locator(`[${DATA.line}], [${DATA.trigger}]`).count()
        const own = moves > 0 ? BUDGET.hero : 0
        const used = await page.locator(`[${DATA.island}][${DATA.hydrated}]`).count()
        expect
          .soft(scripts, 'all scripts')
          .toBeLessThanOrEqual(used > 0 ? BUDGET.scripts : BUDGET.entry + own)
        // Without an island: the site's script, a hero that moves, and a form that is sent early to a provider.
        expect
          .soft(scriptFiles, 'files of scripts')
          .toBeLessThanOrEqual(used > 0 ? BUDGET.files : 3)
      })
  })
