import { painted, shifts, takeNotes } from './page-notes.ts'
import { expect, KINDS, test } from './site.ts'

/** The fallback font has the metrics of ours; the limit is half of what counts as good (0.1). */
const SWAP = 0.05

for (const width of [390, 768, 1280]) {
  test(`When the font is late, little shifts at ${width} px`, async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width, height: 844 })
    await takeNotes(page)
    for (const route of KINDS) {
      const { promise: seen, resolve: see } = Promise.withResolvers<void>()
      await page.route('**/*.woff2', async (request) => {
        await seen
        await request.continue()
      })
      await page.goto(route, { waitUntil: 'domcontentloaded' })
      await page.evaluate(async () => {
        while (!performance.getEntriesByName('first-contentful-paint').length)
          await new Promise(requestAnimationFrame)
      })
      await painted(page)
      see()
      await page.waitForLoadState()
      await painted(page)
      await page.evaluate(() => document.fonts.ready)
      await painted(page)
      const moved = await shifts(page)
      const sum = moved.reduce((total, { value }) => total + value, 0)
      expect.soft(sum, `${route}: ${moved.map(({ what }) => what)}`).toBeLessThan(SWAP)
      await page.unrouteAll()
    }
  })
}
