import puppeteer, { type Browser, type Page } from 'puppeteer-core'
import { chromiumArguments, findChromium } from '../tools/chromium.ts'
import { expect, test } from './site.ts'

/**
 * The next page, rendered by the browser before it is asked for. Playwright's own connection forbids
 * prerendering; this one does not.
 */
let browser: Browser
let page: Page

test.beforeAll(async () => {
  browser = await puppeteer.launch({
    executablePath: findChromium() ?? '',
    args: chromiumArguments.filter((argument) => argument !== '--disable-background-networking'),
  })
})
test.afterAll(() => browser.close())

test.beforeEach(async ({ baseURL }) => {
  page = await browser.newPage()
  await page.setViewport({ width: 1280, height: 900 })
  await page.goto(`${baseURL}/about`)
})
test.afterEach(() => page.close())

type Kept = { pages: { path: string }[] }
const visit = () => page.evaluate(() => JSON.parse(sessionStorage.getItem('visit') ?? '{}') as Kept)
const paths = async () => (await visit()).pages.map(({ path }) => path)

/** Points at a link until the browser has rendered what it leads to. */
async function pointAt(href: string) {
  const client = await page.createCDPSession()
  await client.send('Preload.enable')
  const ready = new Promise<void>((resolve, reject) =>
    client.on('Preload.prerenderStatusUpdated', ({ status, prerenderStatus }) => {
      if (status === 'Ready') resolve()
      if (status === 'Failure') reject(new Error(prerenderStatus))
    }),
  )
  await page.hover(`header a[href="${href}"]`)
  await ready
  await client.detach()
}

test('A page that is pointed at is rendered beforehand, and is nobody’s visit until it is shown', async () => {
  expect(await paths()).toEqual(['/about'])
  await pointAt('/pricing')
  expect(await paths()).toEqual(['/about'])

  await page.click('header a[href="/pricing"]')
  await page.waitForFunction(() => location.pathname === '/pricing')
  const activated = () => {
    const [navigation] = performance.getEntriesByType('navigation')
    return (navigation as PerformanceEntry & { activationStart: number }).activationStart
  }
  await page.waitForFunction(activated)
  expect(await paths()).toEqual(['/pricing', '/about'])
})

test('A page that is prerendered asks for no script, and does not wake by itself', async ({
  baseURL,
}) => {
  await page.goto(`${baseURL}/pricing`)
  const scripts: string[] = []
  const server = await page.createCDPSession()
  await server.send('Network.enable')
  browser.on('targetcreated', (target) => scripts.push(target.url()))
  await pointAt('/')
  await page.click('header a[href="/"]')
  await page.waitForFunction(() => location.pathname === '/')
  // It has been shown for less than the four seconds after which it wakes.
  expect(await page.evaluate(() => document.documentElement.hasAttribute('data-awake'))).toBe(false)
})
