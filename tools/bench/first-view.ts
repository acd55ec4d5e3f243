import { setTimeout as sleep } from 'node:timers/promises'
import puppeteer, { type Browser } from 'puppeteer-core'
import { chromiumArguments, findChromium } from '../chromium.ts'
import { median } from './median.ts'
import { PHONE, SLOWER } from './phone.ts'
import { SLOW_4G_IN_WORDS, slowNetwork } from './slow-network.ts'

/** The wait until a page has loaded everything, in milliseconds. */
const SETTLED = 3000

/** Targets, in milliseconds. */
const FIGURES = [
  { name: 'first paint', aim: 750 },
  { name: 'largest paint', aim: 1000 },
] as const

declare global {
  interface Window {
    largestPaint: number
  }
}

/** Opens Home as a new visitor, and waits. @returns first and largest paint */
async function openHome(browser: Browser, url: string): Promise<[number, number]> {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  await page.emulateCPUThrottling(SLOWER)
  await page.evaluateOnNewDocument(() => {
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) window.largestPaint = startTime
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })
  await page.goto(url)
  await sleep(SETTLED)
  const paints = await page.evaluate((): [number, number] => {
    const [first] = performance.getEntriesByName('first-contentful-paint')
    return [first?.startTime ?? Number.NaN, window.largestPaint]
  })
  await context.close()
  return paints
}

/**
 * Measures and prints when a new visitor sees Home, under throttling. (In `measurePages`, Lighthouse
 * simulates a slow visit from a fast one.)
 * @param url address of the served site
 * @param runs the number of runs; medians are printed
 */
export async function measureFirstView(url: string, runs: number): Promise<void> {
  const network = await slowNetwork(url, { connected: false })
  const browser = await puppeteer.launch({
    executablePath: findChromium() ?? '',
    args: chromiumArguments,
    defaultViewport: { ...PHONE, isMobile: true, hasTouch: true },
  })
  const paints: [number, number][] = []
  for (let run = 0; run < runs; run += 1) paints.push(await openHome(browser, network.url))
  console.log(
    `\nHome, opened on a phone of ${PHONE.width} px, processor ${SLOWER} times slower, ${SLOW_4G_IN_WORDS}, new connections, without encryption; ms, medians of ${runs}`,
  )
  console.log('what | ms | aim | fastest to slowest')
  for (const [index, { name, aim }] of FIGURES.entries()) {
    const times = paints.map((both) => Math.round(both[index] ?? Number.NaN))
    console.log(
      `${name} | ${median(times)} | ${aim} | ${Math.min(...times)} to ${Math.max(...times)}`,
    )
  }
  await browser.close()
  network.stop()
}
