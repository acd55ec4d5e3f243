import puppeteer from 'puppeteer-core'
import { chromiumArguments, findChromium } from '../tools/test/chromium.ts'
import { expect, test } from './site.ts'

test("A hovered link's page is prerendered, and counts once it is shown", async ({ baseURL }) => {
  // Playwright's own connection disables prerendering.
  const executablePath = findChromium() ?? ''
  const browser = await puppeteer.launch({ executablePath, args: chromiumArguments })
  const page = await browser.newPage()
  const rendered: string[] = []
  page.on('request', (request) => {
    if (request.headers()['sec-purpose']?.includes('prerender'))
      rendered.push(new URL(request.url()).pathname)
  })
  await page.setViewport({ width: 1280, height: 900 })
  await page.goto(`${baseURL}/about`)
  /** Runs a function in the page; the prerendered page that replaces it ends the connection for a moment. */
  const run = <Result>(what: () => Result) => page.evaluate(what).catch(() => undefined)
  const visited = () =>
    run((): string[] => JSON.parse(sessionStorage.getItem('visit') ?? '{"pages":[]}').pages)

  await page.hover('header a[href="/pricing"]')
  await expect.poll(() => rendered).toContain('/pricing')
  expect(await visited()).toEqual(['/about'])
  await page.click('header a[href="/pricing"]')
  const shown = () => {
    const [navigation] = performance.getEntriesByType('navigation')
    const { activationStart } = navigation as PerformanceEntry & { activationStart: number }
    return activationStart > 0 && location.pathname
  }
  await expect.poll(() => run(shown)).toBe('/pricing')
  await expect.poll(visited).toEqual(['/pricing', '/about'])
  const isHydrated = () => document.documentElement.hasAttribute('data-hydrated')
  await expect.poll(() => run(isHydrated)).toBe(true)
  await browser.close()
})
