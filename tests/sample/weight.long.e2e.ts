import { DATA } from '../../app/data-attributes.ts'
import { expect, ROUTES, styled, test } from '../site.ts'

/** Bytes of what a page shows on a phone before anything is scrolled; its scripts come with the first interaction. */
const LIMIT = 90_000

test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 })

for (const route of ROUTES) {
  test(`${route} shows what is near the window of a phone with at most 90 KB, pictures included`, async ({
    page,
  }) => {
    await page.goto(route)
    await styled(page)
    await page.locator(`html[${DATA.painted}]`).waitFor({ state: 'attached' })
    await page.waitForLoadState('networkidle')
    const bytes = await page.evaluate(() =>
      performance
        .getEntries()
        .filter(({ name }) => !/\.js(on)?$/.test(name))
        .map((entry) => (entry as PerformanceResourceTiming).encodedBodySize ?? 0)
        .reduce((total, size) => total + size, 0),
    )
    expect(bytes).toBeGreaterThan(30_000)
    expect(bytes).toBeLessThanOrEqual(LIMIT)
  })
}
