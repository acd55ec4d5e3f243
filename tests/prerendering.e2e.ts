import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import puppeteer, { type Browser, type Page } from 'puppeteer-core'
import { chromiumArguments, findChromium } from '../tools/chromium.ts'
import { expect, test } from './site.ts'

/**
 * The next page, rendered by the browser before it is asked for. Playwright's own connection forbids
 * prerendering; this one does not, and what the browser asks for is seen on the way to the server.
 */
let browser: Browser
let front: Server
let page: Page
let asked: { path: string; beforehand: boolean }[] = []

test.beforeAll(async ({ baseURL }) => {
  front = createServer((incoming, outgoing) => {
    const beforehand = String(incoming.headers['sec-purpose'] ?? '').includes('prerender')
    asked.push({ path: incoming.url ?? '', beforehand })
    const { method, headers, url } = incoming
    const onward = request(new URL(url ?? '/', baseURL), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 500, answer.headers)
      answer.pipe(outgoing)
    })
    incoming.pipe(onward)
  })
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve))
  browser = await puppeteer.launch({
    executablePath: findChromium() ?? '',
    args: chromiumArguments,
  })
})
test.afterAll(async () => {
  await browser.close()
  front.closeAllConnections()
  front.close()
})

test.beforeEach(async () => {
  asked = []
  page = await browser.newPage()
  await page.setViewport({ width: 1280, height: 900 })
  await page.goto(`http://127.0.0.1:${(front.address() as AddressInfo).port}/about`)
})
const visited = () =>
  page.evaluate(() => {
    const { pages } = JSON.parse(sessionStorage.getItem('visit') ?? '{"pages":[]}')
    return (pages as { path: string }[]).map(({ path }) => path)
  })

/** Points at a link of the header until the browser has asked for what it leads to. */
async function pointAt(path: string) {
  await page.hover(`header a[href="${path}"]`)
  await expect
    .poll(() => asked.filter(({ beforehand }) => beforehand).map(({ path }) => path))
    .toContain(path)
}

/** Follows a link of the header to a page that was rendered beforehand. */
async function follow(path: string) {
  await page.click(`header a[href="${path}"]`)
  const shown = () => {
    const [navigation] = performance.getEntriesByType('navigation')
    const { activationStart } = navigation as PerformanceEntry & { activationStart: number }
    return activationStart > 0 && location.pathname
  }
  // The page takes the place of the other one, and with it the connection to it.
  await expect.poll(() => page.evaluate(shown).catch(() => 'on its way')).toBe(path)
}

test('A page that is pointed at is rendered beforehand, and is nobody’s visit until it is shown', async () => {
  await pointAt('/pricing')
  expect(await visited()).toEqual(['/about'])
  await follow('/pricing')
  await expect.poll(visited).toEqual(['/pricing', '/about'])
})

test('A page that is rendered beforehand wakes once it is shown', async () => {
  await pointAt('/')
  await follow('/')
  const isAwake = () => document.documentElement.hasAttribute('data-awake')
  await expect.poll(() => page.evaluate(isAwake).catch(() => false)).toBe(true)
})

test('Nothing but pages is asked for beforehand', async () => {
  await page.evaluate(() => {
    const main = document.querySelector('main')
    for (const address of ['/robots.txt', '/contact/send', '/api/nothing'])
      main?.insertAdjacentHTML('afterbegin', `<a href="${address}">${address}</a> `)
  })
  for (const address of ['/robots.txt', '/contact/send', '/api/nothing'])
    await page.hover(`main a[href="${address}"]`)
  await pointAt('/pricing')
  const beforehand = asked.filter(({ beforehand }) => beforehand).map(({ path }) => path)
  expect(beforehand.filter((path) => /robots|send|api/.test(path))).toEqual([])
})
