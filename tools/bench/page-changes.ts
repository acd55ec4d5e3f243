import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'puppeteer-core'
import { median } from './median.ts'
import { SLOW_4G_IN_WORDS, slowNetwork } from './slow-network.ts'
import { startChromium } from './start-chromium.ts'

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

/**
 * Evaluates an expression in the visible page. Puppeteer's `evaluate` loses the page when a prerendered or
 * cached one is shown; a session of the current target does not.
 */
async function evaluateShown<Result>(page: Page, script: () => Result): Promise<Result> {
  const target = page
    .browserContext()
    .targets()
    .find((one) => one.type() === 'page')
  const session = await target?.createCDPSession()
  const answer = await session?.send('Runtime.evaluate', {
    expression: `(${script})()`,
    returnByValue: true,
  })
  return answer?.result.value
}

/** The middle of the first card's link. A script scrolls to it, which does not count as an interaction. */
const findCard = (page: Page) =>
  page.$eval(`main a[href^="${LIST}/"]`, (link) => {
    link.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { x, y, width, height } = link.getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  })

/** The time from a press until the next page is painted, in milliseconds. @param pressed by the wall clock */
async function paintAfter(pressed: number, page: Page): Promise<number> {
  await sleep(SETTLED)
  const { path, painted } = await evaluateShown(page, () => {
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    const [document] = performance.getEntriesByType('navigation')
    // A prerendered page may be painted before it is shown.
    const { activationStart = 0 } = (document ?? {}) as { activationStart?: number }
    const painted = performance.timeOrigin + Math.max(paint?.startTime ?? 0, activationStart)
    return { path: location.pathname, painted }
  })
  if (path === LIST) throw new Error(`No page followed ${LIST}`)
  return painted - pressed
}

/** Points at the card for `wait` milliseconds, then clicks. */
const pointAndClick = (wait: number) => async (page: Page) => {
  const { x, y } = await findCard(page)
  await page.mouse.move(x, y)
  await sleep(wait)
  const pressed = Date.now()
  await Promise.all([page.mouse.down(), page.mouse.up()])
  return paintAfter(pressed, page)
}

async function tap(page: Page): Promise<number> {
  const { x, y } = await findCard(page)
  const pressed = Date.now()
  await page.touchscreen.tap(x, y)
  return paintAfter(pressed, page)
}

declare global {
  interface Window {
    /** When the page was shown again, by the wall clock. */
    shownAgain?: number
  }
}

/** Navigates by a tap, and back by the browser's button. */
async function goBack(page: Page): Promise<number> {
  await page.evaluate(() =>
    addEventListener('pageshow', () => {
      // The second frame begins after the first is painted.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          window.shownAgain = performance.timeOrigin + performance.now()
        }),
      )
    }),
  )
  await tap(page)
  const session = await page.createCDPSession()
  const { entries, currentIndex } = await session.send('Page.getNavigationHistory')
  const entryId = entries[currentIndex - 1]?.id ?? 0
  const pressed = Date.now()
  await session.send('Page.navigateToHistoryEntry', { entryId })
  await sleep(SETTLED)
  const shown = await evaluateShown(page, () => window.shownAgain)
  if (!shown) throw new Error('The browser did not keep the page that it went back to')
  return shown - pressed
}

const WAYS = {
  'points for 1 s, clicks': pointAndClick(1000),
  'points for 0.3 s, clicks': pointAndClick(300),
  'taps, nothing prepared': tap,
  'goes back': goBack,
}

/**
 * Measures and prints how long a page change takes, from the press on a card's link to the first
 * contentful paint of the new page. Uses Puppeteer, since Playwright disables prerendering.
 * @param url address of the served site
 * @param runs the number of runs; medians are printed
 */
export async function measurePageChanges(url: string, runs: number): Promise<void> {
  const network = await slowNetwork(url)
  const browser = await startChromium(...LIKE_A_PHONE)
  console.log(
    `\nPage change from ${LIST} to the page of its first card: processor ${SLOWER} times slower, ${SLOW_4G_IN_WORDS}, connections kept open, reduced motion; from the press to the first paint, ms, medians of ${runs}`,
  )
  console.log('the visitor | ms | fastest to slowest')
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
    console.log(`${name} | ${median(times)} | ${Math.min(...times)} to ${Math.max(...times)}`)
  }
  await browser.close()
  network.stop()
}
