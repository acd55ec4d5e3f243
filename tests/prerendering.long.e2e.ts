import puppeteer, { type Browser, type Page } from 'puppeteer-core'
import { chromiumArguments, findChromium } from '../tools/chromium.ts'
import { expect, test } from './site.ts'

/** Prerendering of the next page. Playwright's own connection disables it, so these tests use another. */
let browser: Browser
let page: Page
/** The addresses that the browser began to prerender. */
let rendered: string[] = []

test.beforeAll(async () => {
  const executablePath = findChromium() ?? ''
  browser = await puppeteer.launch({ executablePath, args: chromiumArguments })
})
test.afterAll(() => browser.close())

test.beforeEach(async ({ baseURL }) => {
  rendered = []
  page = await browser.newPage()
  page.on('request', (request) => {
    if (request.headers()['sec-purpose']?.includes('prerender'))
      rendered.push(new URL(request.url()).pathname)
  })
  await page.setViewport({ width: 1280, height: 900 })
  await page.goto(`${baseURL}/about`)
})
const visited = () =>
  page.evaluate(() => {
    const { pages } = JSON.parse(sessionStorage.getItem('visit') ?? '{"pages":[]}')
    return pages as string[]
  })

/** Hovers a link of the header until the browser prerenders its page. */
async function pointAt(path: string) {
  await page.hover(`header a[href="${path}"]`)
  await expect.poll(() => rendered).toContain(path)
}

/** Follows a link of the header to a prerendered page. */
async function follow(path: string) {
  await page.click(`header a[href="${path}"]`)
  const shown = () => {
    const [navigation] = performance.getEntriesByType('navigation')
    const { activationStart } = navigation as PerformanceEntry & { activationStart: number }
    return activationStart > 0 && location.pathname
  }
  // The prerendered page replaces the other one, which ends the connection to it.
  await expect.poll(() => page.evaluate(shown).catch(() => 'on its way')).toBe(path)
}

test("A hovered link's page is prerendered, and hydrates and counts as a visit when it is shown", async () => {
  await pointAt('/pricing')
  expect(await visited()).toEqual(['/about'])
  await follow('/pricing')
  await expect.poll(visited).toEqual(['/pricing', '/about'])
  const isHydrated = () => document.documentElement.hasAttribute('data-hydrated')
  await expect.poll(() => page.evaluate(isHydrated).catch(() => false)).toBe(true)
})
