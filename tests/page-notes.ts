import type { Page } from '@playwright/test'
import { DATA } from '../app/data-attributes.ts'

export const SCRIPTS = '**/assets/*.js'

/** What hydrates islands. */
export const REACT = '**/assets/react-*.js'

declare global {
  interface Window {
    /** What the page records for the tests. */
    noted: { shifts: { value: number; what: string }[] }
  }
}

/** Records layout shifts. Let's Connect stays closed. */
export const takeNotes = (page: Page) =>
  page.addInitScript(() => {
    sessionStorage.setItem('contact-popup-closed', 'true')
    window.noted = { shifts: [] }
    // Shifts after input count too: the input is what hydrates the page.
    type Shift = PerformanceEntry & { value: number; sources: { node?: Node }[] }
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[]) {
        const what = sources.map(({ node }) => node?.textContent?.slice(0, 40) || node?.nodeName)
        window.noted.shifts.push({ value, what: what.join(' | ') })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** The layout shifts since the page was opened, in order. */
export const shifts = (page: Page) => page.evaluate(() => window.noted.shifts)

/** By how much the page has moved in all. */
export const moved = async (page: Page) =>
  (await shifts(page)).reduce((sum, { value }) => sum + value, 0)

/** Waits for two frames, after which layout shifts are known. */
export const painted = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
  })

/** Waits until every font of the page is loaded and shown. */
export async function allFontsShown(page: Page) {
  await page.waitForLoadState()
  await page.evaluate(() => Promise.all([...document.fonts].map((face) => face.load())))
  await page.evaluate(() => document.fonts.ready)
  await painted(page)
}

/** Holds back React, and with it every island, until it is let through or refused. */
export async function holdBack(page: Page) {
  const { promise: decided, resolve: decide } = Promise.withResolvers<'continue' | 'abort'>()
  await page.route(REACT, async (route) => route[await decided]())
  return { letThrough: () => decide('continue'), refuse: () => decide('abort') }
}

export const hydrates = (page: Page) =>
  page.locator(`html[${DATA.hydrated}]`).waitFor({ state: 'attached' })

/** What the page has logged, a line each. */
export const logged = async (page: Page) =>
  (await page.consoleMessages()).map((one) => `${one.type()}: ${one.text()}`).join('\n')

/** A hydrated island of the page. */
export const hydratedIsland = (page: Page, name: string) =>
  page.locator(`[${DATA.island}="${name}"][${DATA.hydrated}]`)

/** Holds back the styles of the sections below the hero until they are let through. */
export async function holdBackSections(page: Page) {
  const { promise: through, resolve: letThrough } = Promise.withResolvers<void>()
  let asked = 0
  await page.route('**/assets/sections-*.css', async (route) => {
    asked += 1
    await through
    await route.continue()
  })
  return { letThrough, asked: () => asked }
}
