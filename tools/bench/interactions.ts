import type { Browser, Locator, Page } from '@playwright/test'
import { DATA } from '../../app/data-attributes.ts'
import { INTERACTIONS, type Interaction } from './controls.ts'
import { median } from './median.ts'
import { SLOWER } from './phone.ts'
import { SLOW_4G_IN_WORDS, slowNetwork } from './slow-network.ts'

const DESK = { width: 1280, height: 900 }
const PHONE = { width: 390, height: 844 }

/** A frame is 16 ms; the API does not report shorter interactions (https://www.w3.org/TR/event-timing/). */
const SHORTEST = 16

declare global {
  interface Window {
    longestInteraction: number
  }
}

/** The longest interaction so far, input to next paint, in milliseconds. */
const longest = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100)))
    return window.longestInteraction
  })

/** Waits until the control can respond: the page and its island are hydrated. */
async function answers(control: Locator): Promise<void> {
  await control.page().locator(`html[${DATA.hydrated}]`).waitFor({ state: 'attached' })
  const island = control.locator(`xpath=ancestor::*[@${DATA.island}]`)
  if ((await island.count()) > 0)
    await control
      .locator(`xpath=ancestor::*[@${DATA.island}][@${DATA.hydrated}]`)
      .waitFor({ state: 'attached' })
}

/** Opens the control's page as a new visitor, and observes the durations of interactions. */
async function open(browser: Browser, url: string, { path, onPhone, firstVisit }: Interaction) {
  const context = await browser.newContext({ viewport: onPhone ? PHONE : DESK, hasTouch: true })
  const page = await context.newPage()
  await page.addInitScript(
    ({ durationThreshold, firstVisit }) => {
      if (!firstVisit) sessionStorage.setItem('contact-popup-closed', 'true')
      window.longestInteraction = 0
      new PerformanceObserver((list) => {
        // Skip the synthetic events that follow when an element disappears under the pointer.
        for (const { duration, interactionId } of list.getEntries() as PerformanceEventTiming[])
          if (interactionId)
            window.longestInteraction = Math.max(window.longestInteraction, duration)
      }).observe({ type: 'event', durationThreshold } as PerformanceObserverInit)
    },
    { durationThreshold: SHORTEST, firstVisit },
  )
  await page.goto(url + path)
  return page
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
}

/** Uses the control once the page and its island are hydrated. */
async function pressHydrated(
  browser: Browser,
  url: string,
  interaction: Interaction,
): Promise<number> {
  const page = await open(browser, url, interaction)
  await page.mouse.move(5, 5)
  await page.locator(`html[${DATA.hydrated}]`).waitFor({ state: 'attached' })
  await interaction.before?.(page)
  const control = interaction.find(page)
  await control.scrollIntoViewIfNeeded()
  if (interaction.key) await control.focus()
  else await control.hover()
  await answers(control)
  await page.waitForLoadState('networkidle')
  await slowDown(page)
  await longest(page)
  await page.evaluate(() => {
    window.longestInteraction = 0
  })
  if (interaction.key) await page.keyboard.press(interaction.key)
  else {
    await page.mouse.down()
    await page.mouse.up()
  }
  const duration = await longest(page)
  await page.context().close()
  return duration
}

/** Taps the control of a page that has had no first interaction. */
async function tapUnhydrated(browser: Browser, url: string, interaction: Interaction) {
  const page = await open(browser, url, interaction)
  const control = interaction.find(page)
  await control.evaluate((element) =>
    element.scrollIntoView({ block: 'center', behavior: 'instant' }),
  )
  await slowDown(page)
  const box = await control.boundingBox()
  if (!box) throw new Error(`${interaction.name} is not visible on ${interaction.path}`)
  if (await page.locator(`html[${DATA.hydrated}]`).count())
    throw new Error(`${interaction.path} was hydrated before it was tapped`)
  const tapped = performance.now()
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
  await answers(control)
  const hydrated = performance.now() - tapped
  const duration = await longest(page)
  await page.context().close()
  return { duration, hydrated }
}

/**
 * Measures and prints input to next paint of every kind of control: after its page and island are
 * hydrated, and as the interaction that hydrates them, with the time until they are.
 * @param url address of the served site
 * @param runs the number of runs; medians are printed, 0 for less than 16 ms
 */
export async function measureInteractions(
  browser: Browser,
  url: string,
  runs: number,
): Promise<void> {
  const network = await slowNetwork(url)
  console.log(
    `\nInput to next paint, processor ${SLOWER} times slower, ms, medians of ${runs}; the tap that hydrates is the first interaction, on ${SLOW_4G_IN_WORDS}, connections kept open`,
  )
  console.log('control | hydrated (aim 50) | the tap that hydrates (aim 200) | hydrated after')
  for (const interaction of INTERACTIONS) {
    const used: number[] = []
    const tapped: { duration: number; hydrated: number }[] = []
    for (let run = 0; run < runs; run += 1) {
      used.push(await pressHydrated(browser, url, interaction))
      if (!interaction.before) tapped.push(await tapUnhydrated(browser, network.url, interaction))
    }
    const first = [
      median(tapped.map(({ duration }) => duration)),
      Math.round(median(tapped.map(({ hydrated }) => hydrated))),
    ]
    console.log(
      [interaction.name, median(used), ...(tapped.length > 0 ? first : ['', ''])].join(' | '),
    )
  }
  network.stop()
}
