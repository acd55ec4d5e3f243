import type { Browser, Page } from 'puppeteer-core'
import { SLOW_4G_IN_WORDS, slowNetwork } from './slow-network.ts'
import { startChromium } from './start-chromium.ts'

const WIDTHS = [390, 768, 1280]
const FLING = 3000

/** The ways to jump, as soon as a page is loaded. */
const JUMPS: Record<string, (page: Page) => Promise<unknown>> = {
  'End key': (page) => page.keyboard.press('End'),
  'last section': (page) =>
    page.evaluate(() =>
      [...document.querySelectorAll('main section')]
        .at(-1)
        ?.scrollIntoView({ behavior: 'instant' }),
    ),
  [`fling of ${FLING} px`]: async (page) => {
    await page.mouse.move(200, 600)
    await page.mouse.wheel({ deltaY: FLING })
  },
}

declare global {
  interface Window {
    shifts: number
  }
}

/** The layout shift after a jump on a first visit, before the pictures further down have arrived. */
async function shiftOf(
  browser: Browser,
  url: string,
  width: number,
  jump: (page: Page) => unknown,
) {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  await page.setViewport({ width, height: 844, hasTouch: true })
  await page.evaluateOnNewDocument(() => {
    sessionStorage.setItem('contact-popup-closed', 'true')
    window.shifts = 0
    // Includes shifts after input, which Web Vitals leave out: the jump is an input.
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        window.shifts += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(url)
  const before = await page.evaluate(() => window.shifts)
  await jump(page)
  await page.waitForNetworkIdle()
  const after = await page.evaluate(() => window.shifts)
  await context.close()
  return after - before
}

/**
 * Measures and prints the layout shift after jumps on first visits: the sum of all shifts, the largest of
 * all widths.
 * @param url address of the served site
 * @param paths the pages
 */
export async function measureJumps(url: string, paths: string[]): Promise<void> {
  const network = await slowNetwork(url)
  const browser = await startChromium('--force-prefers-reduced-motion')
  console.log(`\nLayout shift, the most of ${WIDTHS.join(', ')} px, on ${SLOW_4G_IN_WORDS}`)
  console.log(['page', ...Object.keys(JUMPS)].join(' | '))
  for (const pair of paths) {
    const [path = ''] = pair.split('=')
    const figures: string[] = []
    for (const jump of Object.values(JUMPS)) {
      const shifts: number[] = []
      for (const width of WIDTHS)
        shifts.push(await shiftOf(browser, network.url + path, width, jump))
      figures.push(Math.max(...shifts).toFixed(4))
    }
    console.log([path, ...figures].join(' | '))
  }
  await browser.close()
  network.stop()
}
