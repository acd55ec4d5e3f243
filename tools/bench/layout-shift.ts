import type { Browser, Page } from '@playwright/test'
import { SLOW_4G_IN_WORDS, slowNetwork } from './slow-network.ts'

const WIDTHS = [390, 768, 1280]
const FLING = 3000

type Jump = (page: Page) => Promise<unknown>

/** Jumps to the last anchor of the page. */
const toAnchor: Jump = (page) =>
  page.evaluate(() => {
    const places = [...document.querySelectorAll('main [id], footer[id], footer [id]')]
    const last = places.findLast((element) => element.checkVisibility())
    location.hash = last?.id ?? ''
  })

/** Scrolls far at once, like a spun mouse wheel. */
const fling: Jump = async (page) => {
  await page.mouse.move(200, 600)
  await page.mouse.wheel(0, FLING)
}

/** The ways to jump. */
const JUMPS = [
  { name: 'End key', jump: (page: Page) => page.keyboard.press('End') },
  { name: 'anchor', jump: toAnchor },
  { name: `fling of ${FLING} px`, jump: fling },
]

declare global {
  interface Window {
    shifts: number
  }
}

/** Waits until the network is idle. @returns the sum of all layout shifts so far */
async function shiftsSoFar(page: Page): Promise<number> {
  await page.waitForLoadState('networkidle')
  return page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
    return window.shifts
  })
}

/**
 * Opens a page as a new visitor, and jumps as soon as it is loaded, before the pictures further down
 * have arrived.
 * @returns the layout shift while it opened, and after the jump if there was one
 */
async function jumpOn(browser: Browser, url: string, width: number, jump: Jump) {
  const context = await browser.newContext({
    viewport: { width, height: 844 },
    hasTouch: true,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await page.addInitScript(() => {
    sessionStorage.setItem('contact-popup-closed', 'true')
    window.shifts = 0
    // Includes shifts after input, which Web Vitals leave out: the jump is an input.
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        window.shifts += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(url)
  const hero = await page.evaluate(() => window.shifts)
  await jump(page)
  const jumping = (await shiftsSoFar(page)) - hero
  const jumped = await page.evaluate(() => scrollY > 0)
  await context.close()
  return { hero, jumping: jumped ? [jumping] : [] }
}

const most = (shifts: number[]) => (shifts.length > 0 ? Math.max(...shifts).toFixed(4) : 'none')

/**
 * Measures and prints the layout shift while a page opens and after jumps: the sum of all shifts, the
 * largest of all widths; empty if a page has no such target.
 * @param url address of the served site
 * @param paths the pages
 */
export async function measureLayoutShift(
  browser: Browser,
  url: string,
  paths: string[],
): Promise<void> {
  const network = await slowNetwork(url)
  console.log(
    `\nLayout shift at the first visit, the most of ${WIDTHS.join(', ')} px, on ${SLOW_4G_IN_WORDS}`,
  )
  console.log(['page', 'while it opens', ...JUMPS.map(({ name }) => name)].join(' | '))
  for (const path of paths) {
    const jumps = await Promise.all(
      JUMPS.map(async ({ jump }) => {
        const visits = []
        for (const width of WIDTHS)
          visits.push(await jumpOn(browser, network.url + path, width, jump))
        return visits
      }),
    )
    const hero = jumps.flat().map((visit) => visit.hero)
    const jumping = jumps.map((visits) => visits.flatMap((visit) => visit.jumping))
    console.log([path, ...[hero, ...jumping].map(most)].join(' | '))
  }
  network.stop()
}
