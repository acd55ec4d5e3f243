import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, Page } from 'puppeteer-core'
import { slowNetwork } from './slow-network.ts'

/** A list whose cards link to pages: what visitors tap most. */
const LIST = '/services'
/** The wait until a page has loaded everything, in milliseconds. */
const SETTLED = 3000
/** The factor by which the processor is slowed down, as in Lighthouse. */
const SLOWER = 4

/**
 * The smallest window of Chromium (about 500 px), with reduced motion. Puppeteer's emulation would be
 * applied again to each page when it is shown, which takes longer than showing it: 270 ms on the way back.
 */
const LIKE_A_PHONE = [
  '--window-size=412,823',
  '--force-device-scale-factor=1.75',
  '--touch-events=enabled',
  '--force-prefers-reduced-motion',
]

/** When the shown page was painted, and when it was shown again, by the wall clock. Runs in the page. */
function noted() {
  const [paint] = performance.getEntriesByName('first-contentful-paint')
  const [navigation] = performance.getEntriesByType('navigation')
  // A prerendered page may be painted before it is shown.
  const { activationStart = 0 } = (navigation ?? {}) as { activationStart?: number }
  const painted = performance.timeOrigin + Math.max(paint?.startTime ?? 0, activationStart)
  return { path: location.pathname, painted, again: Number(document.documentElement.dataset.again) }
}

/**
 * Waits, and reads the times of the shown page. Puppeteer's `evaluate` loses the page when a prerendered or
 * cached one is shown; a session of the current target does not.
 */
async function timesOf(page: Page): Promise<ReturnType<typeof noted>> {
  await sleep(SETTLED)
  const targets = page.browserContext().targets()
  const session = await targets.find((one) => one.type() === 'page')?.createCDPSession()
  const script = { expression: `(${noted})()`, returnByValue: true }
  return (await session?.send('Runtime.evaluate', script))?.result.value
}

/** Points at the first card for some milliseconds, or taps it. @returns the milliseconds until the next paint */
async function openCard(page: Page, pointing?: number): Promise<number> {
  // A script scrolls to it, which does not count as an interaction.
  const [x, y] = await page.$eval(`main a[href^="${LIST}/"]`, (link) => {
    link.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { x, y, width, height } = link.getBoundingClientRect()
    return [x + width / 2, y + height / 2] as const
  })
  if (pointing) await page.mouse.move(x, y)
  await sleep(pointing)
  const pressed = Date.now()
  if (pointing) await Promise.all([page.mouse.down(), page.mouse.up()])
  else await page.touchscreen.tap(x, y)
  const { path, painted } = await timesOf(page)
  if (path === LIST) throw new Error(`No page followed ${LIST}`)
  return painted - pressed
}

async function goBack(page: Page): Promise<number> {
  await page.evaluate(() => {
    const note = () => {
      const now = performance.timeOrigin + performance.now()
      document.documentElement.dataset.again = String(now)
    }
    // The second frame begins after the first is painted.
    addEventListener('pageshow', () => requestAnimationFrame(() => requestAnimationFrame(note)))
  })
  await openCard(page)
  const session = await page.createCDPSession()
  const { entries, currentIndex } = await session.send('Page.getNavigationHistory')
  const entryId = entries[currentIndex - 1]?.id ?? 0
  const pressed = Date.now()
  await session.send('Page.navigateToHistoryEntry', { entryId })
  return (await timesOf(page)).again - pressed
}

const WAYS: Record<string, (page: Page) => Promise<number>> = {
  'points for 1 s, clicks': (page) => openCard(page, 1000),
  'points for 0.3 s, clicks': (page) => openCard(page, 300),
  'taps, nothing prepared': openCard,
  'goes back': goBack,
}

/** Measures page changes from the press to the first paint, by Puppeteer, since Playwright disables prerendering. */
export async function measurePageChanges(
  start: (...more: string[]) => Promise<Browser>,
  url: string,
  runs: number,
): Promise<void> {
  const network = await slowNetwork(url)
  const browser = await start(...LIKE_A_PHONE)
  console.log(`\nPage change on slow 4G: the visitor | ms, medians of ${runs} | fastest to slowest`)
  for (const [name, change] of Object.entries(WAYS)) {
    const times: number[] = []
    for (let run = 0; run < runs; run += 1) {
      const context = await browser.createBrowserContext()
      const page = await context.newPage()
      // Throttles prerendered pages too.
      await page.emulateCPUThrottling(SLOWER)
      await page.goto(network.url + LIST)
      await sleep(SETTLED)
      times.push(Math.round(await change(page)))
      await context.close()
    }
    times.sort((one, other) => one - other)
    console.log(`${name} | ${times[Math.floor(runs / 2)]} | ${times[0]} to ${times.at(-1)}`)
  }
  await browser.close()
  network.stop()
}
