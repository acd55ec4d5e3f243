import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser } from 'puppeteer-core'

/** Slow 4G as Lighthouse defines it: milliseconds, and bytes a second. */
const SLOW_4G = { latency: 150, download: 1.6e6 / 8, upload: 750e3 / 8 }
/** A phone of three years ago. */
const PHONE = { width: 412, height: 823, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }
/** The wait for a later largest paint once a page has loaded, in milliseconds. */
const SETTLED = 1800

/** First and largest paint in ms, all bytes in KB, and layout shift. Runs in the page. */
async function noted() {
  const entries = (type: string) =>
    new Promise<PerformanceEntryList>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({
        type,
        buffered: true,
      })
      setTimeout(() => resolve([]), 100)
    })
  const sent = (await entries('navigation')).concat(await entries('resource'))
  const bytes = sent.map((entry) => (entry as PerformanceResourceTiming).transferSize)
  const shifts = await entries('layout-shift')
  return [
    performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    (await entries('largest-contentful-paint')).at(-1)?.startTime ?? 0,
    bytes.reduce((sum, one) => sum + one, 0) / 1000,
    shifts.reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0),
  ]
}

/** Opens each address in turns, in a new browser each time, on a slow phone. Prints medians. */
export async function measureFirstViews(
  start: () => Promise<Browser>,
  addresses: string[],
  runs: number,
): Promise<void> {
  const found = addresses.map((address) => ({ address, views: [] as number[][] }))
  for (let run = 0; run < runs; run += 1)
    for (const { address, views } of found) {
      const browser = await start()
      const page = await browser.newPage()
      await page.setViewport(PHONE)
      await page.emulateNetworkConditions(SLOW_4G)
      await page.emulateCPUThrottling(4)
      await page.goto(address, { waitUntil: 'load' })
      await sleep(SETTLED)
      views.push(await page.evaluate(noted))
      await browser.close()
    }
  console.log('\nPage | first paint, ms | largest paint, ms | all bytes, KB | layout shift')
  for (const { address, views } of found) {
    const median = (at: number) =>
      views.map((view) => view[at] ?? 0).sort((one, other) => one - other)[views.length >> 1] ?? 0
    const [first, largest, bytes, shift] = [0, 1, 2, 3].map(median)
    console.log(
      `${address} | ${first?.toFixed()} | ${largest?.toFixed()} | ${bytes?.toFixed()} | ${shift?.toFixed(3)}`,
    )
  }
}
