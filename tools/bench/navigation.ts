import { setTimeout as sleep } from 'node:timers/promises'
import puppeteer, { type Browser, type Page } from 'puppeteer-core'
import { chromiumArguments, findChromium } from '../chromium.ts'
import { median } from './median.ts'
import { PHONE, SLOWER } from './phone.ts'
import { SLOW_4G_IN_WORDS, slowNetwork } from './slow-network.ts'

/** A list whose cards link to pages: what visitors tap most. */
const LIST = '/services'
/** The wait until a page has loaded everything, in milliseconds. */
const SETTLED = 3000

/** One page change: milliseconds from the press to the first paint, and what the browser had prepared. */
type Change = { duration: number; ready: 'nothing' | 'prerendered' | 'cached' }

type Way = {
  name: string
  /** The target, in milliseconds. */
  aim?: number
  change: (page: Page) => Promise<Change>
}

/**
 * Evaluates a function in the visible page. Puppeteer's `evaluate` loses the page when a prerendered or
 * cached one is shown; a session of the current target does not.
 */
async function evaluateShown<Result>(page: Page, script: () => Result): Promise<Result> {
  const target = page
    .browserContext()
    .targets()
    .find((one) => one.type() === 'page')
  if (!target) throw new Error('The page is gone')
  const session = await target.createCDPSession()
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    expression: `(${script})()`,
    returnByValue: true,
  })
  if (exceptionDetails) throw new Error(exceptionDetails.text)
  return result.value
}

/** The position of the first card's link. A script scrolls to it, which does not count as an interaction. */
const findCard = (page: Page) =>
  page.$eval(`main a[href^="${LIST}/"]`, (link) => {
    link.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { x, y, width, height } = link.getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  })

/** @param pressed the time of the press, by the wall clock */
async function paintAfter(pressed: number, page: Page): Promise<Change> {
  await sleep(SETTLED)
  const { path, painted, activated } = await evaluateShown(page, () => {
    const [document] = performance.getEntriesByType('navigation')
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    return {
      path: location.pathname,
      painted: paint && performance.timeOrigin + paint.startTime,
      activated: (document as { activationStart?: number } | undefined)?.activationStart,
    }
  })
  if (path === LIST || !painted) throw new Error(`No page followed ${LIST}`)
  return { duration: painted - pressed, ready: activated ? 'prerendered' : 'nothing' }
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

/** Taps the card. */
async function tap(page: Page): Promise<Change> {
  const card = await findCard(page)
  const session = await page.createCDPSession()
  const touched = Date.now()
  await Promise.all([
    session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [card] }),
    session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
  ])
  return paintAfter(touched, page)
}

declare global {
  interface Window {
    /** When the page was shown again, by the wall clock, and whether it came from the back/forward cache. */
    shownAgain?: { at: number; cached: boolean }
  }
}

/** Navigates by a tap, and back by the browser's button. */
async function goBack(page: Page): Promise<Change> {
  await page.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) => {
      // The second frame begins after the first is painted.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          window.shownAgain = { at: performance.timeOrigin + performance.now(), cached: persisted }
        }),
      )
    }),
  )
  await tap(page)
  const session = await page.createCDPSession()
  const { entries, currentIndex } = await session.send('Page.getNavigationHistory')
  const before = entries[currentIndex - 1]
  if (!before) throw new Error('There is no page to go back to')
  const pressed = Date.now()
  await session.send('Page.navigateToHistoryEntry', { entryId: before.id })
  await sleep(SETTLED)
  const shown = await evaluateShown(page, () => window.shownAgain)
  if (shown) return { duration: shown.at - pressed, ready: shown.cached ? 'cached' : 'nothing' }
  return paintAfter(pressed, page)
}

const WAYS: Way[] = [
  { name: 'points for 1 s, clicks', aim: 60, change: pointAndClick(1000) },
  { name: 'points for 0.3 s, clicks', aim: 300, change: pointAndClick(300) },
  { name: 'taps, nothing prepared', aim: 500, change: tap },
  { name: 'goes back', change: goBack },
]

/**
 * The smallest window of Chromium (about 500 px), with reduced motion. Puppeteer's emulation would be
 * applied again to each page when it is shown, which takes longer than showing it: 270 ms on the way back.
 */
const LIKE_A_PHONE = [
  `--window-size=${PHONE.width},${PHONE.height}`,
  `--force-device-scale-factor=${PHONE.deviceScaleFactor}`,
  '--touch-events=enabled',
  '--force-prefers-reduced-motion',
]

/** Opens the list as a new visitor, on a slow phone. */
async function openList(browser: Browser, address: string): Promise<Page> {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  // Throttles prerendered pages too.
  await page.emulateCPUThrottling(SLOWER)
  await page.goto(address + LIST)
  await sleep(SETTLED)
  return page
}

/**
 * Measures and prints how long a page change takes, from the press on a card's link to the first
 * contentful paint of the new page. Uses Puppeteer, since Playwright disables prerendering.
 * @param url address of the served site
 * @param runs the number of runs; medians are printed
 */
export async function measureNavigation(url: string, runs: number): Promise<void> {
  const network = await slowNetwork(url)
  const browser = await puppeteer.launch({
    executablePath: findChromium() ?? '',
    args: [...chromiumArguments, ...LIKE_A_PHONE],
    defaultViewport: null,
  })
  const first = await openList(browser, network.url)
  const window = await first.evaluate(
    () => `${innerWidth} by ${innerHeight} px at ${devicePixelRatio}`,
  )
  await first.browserContext().close()
  console.log(
    `\nPage change from ${LIST} to the page of its first card: a window of ${window}, main threads of both pages ${SLOWER} times slower, ${SLOW_4G_IN_WORDS}, connections kept open, reduced motion; from the press to the first paint, ms, medians of ${runs}`,
  )
  console.log('the visitor | ms | aim | fastest to slowest | prepared by the browser')
  for (const { name, aim, change } of WAYS) {
    const changes: Change[] = []
    for (let run = 0; run < runs; run += 1) {
      const page = await openList(browser, network.url)
      changes.push(await change(page))
      await page.browserContext().close()
    }
    const durations = changes.map(({ duration }) => Math.round(duration))
    console.log(
      [
        name,
        median(durations),
        aim ?? '',
        `${Math.min(...durations)} to ${Math.max(...durations)}`,
        [...new Set(changes.map(({ ready }) => ready))].join(', '),
      ].join(' | '),
    )
  }
  await browser.close()
  network.stop()
}
