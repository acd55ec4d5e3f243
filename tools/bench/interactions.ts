import type { Browser, Locator, Page } from '@playwright/test'

/** One control of the site, and what a visitor does with it; `before` what they have done first. */
type Interaction = {
  name: string
  path: string
  find: (page: Page) => Locator
  key?: string
  onPhone?: boolean
  before?: (page: Page) => Promise<unknown>
}

const DESK = { width: 1280, height: 900 }
const PHONE = { width: 390, height: 844 }

const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).filter({ visible: true }).first()

const turn = (name: RegExp) => (page: Page) =>
  page.getByLabel('What We Do').getByRole('button', { name })

const fillIn = async (page: Page) => {
  const form = page.getByRole('main')
  for (const [label, text] of [
    ['Name', 'Meera'],
    ['Email', 'meera@client.example'],
    ['Message', 'A survey of four hectares near Sanand.'],
  ] as const)
    await form.getByLabel(label).fill(text)
}

const INTERACTIONS: Interaction[] = [
  { name: 'Services menu', path: '/about', find: button('Services menu') },
  { name: 'Menu of a phone', path: '/about', find: button('Menu'), onPhone: true },
  {
    name: 'Services in that menu',
    path: '/about',
    before: (page) => button('Menu')(page).click(),
    find: (page) => page.locator('summary').filter({ visible: true }).first(),
    onPhone: true,
  },
  {
    name: "Close Let's Connect",
    path: '/',
    before: (page) =>
      page.locator('dialog').evaluate((dialog: HTMLDialogElement) => dialog.showModal()),
    find: button('Close'),
  },
  { name: 'Next service', path: '/', find: turn(/next/i) },
  {
    name: 'Previous service',
    path: '/',
    before: (page) => turn(/next/i)(page).click(),
    find: turn(/previous/i),
  },
  {
    name: 'Pause the services',
    path: '/',
    find: (page) => page.getByLabel('What We Do').getByRole('button', { name: /pause|stop/i }),
  },
  { name: 'Pause the banner', path: '/about', find: button(/pause|stop/i) },
  { name: 'Contact widget', path: '/about', find: button('Ways to reach us') },
  { name: 'Gallery filter', path: '/gallery', find: button('Celebrations') },
  { name: 'Surprise Me', path: '/gallery', find: button('Surprise Me') },
  {
    name: 'Flip card',
    path: '/gallery',
    find: (page) => page.getByRole('switch').first(),
    key: 'Space',
  },
  { name: 'Pricing tab', path: '/pricing', find: (page) => page.getByRole('tab').nth(1) },
  {
    name: 'Question',
    path: '/products/smartxalgo',
    find: (page) => page.locator('summary').filter({ visible: true }).last(),
  },
  {
    name: 'A letter in the form',
    path: '/contact',
    find: (page) => page.getByLabel('Message'),
    key: 'a',
  },
  { name: 'Send, with nothing filled in', path: '/contact', find: button('Send message') },
  { name: 'Send a message', path: '/contact', before: fillIn, find: button('Send message') },
]

/** A frame is 16 ms; shorter interactions are not told apart (https://www.w3.org/TR/event-timing/). */
const SHORTEST = 16

/** The longest interaction that the page has seen, input to next paint, in milliseconds. */
const longest = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100)))
    return window.longestInteraction
  })

declare global {
  interface Window {
    longestInteraction: number
  }
}

/**
 * Input to next paint of every kind of control, on a processor 4 times slower, with the application up.
 * @returns milliseconds by the control's name, medians of `runs`; 0 for less than 16
 */
export async function measureInteractions(browser: Browser, address: string, runs: number) {
  const figures: { name: string; duration: number }[] = []
  for (const { name, path, find, key, onPhone, before } of INTERACTIONS) {
    const durations: number[] = []
    for (let run = 0; run < runs; run += 1) {
      const context = await browser.newContext({ viewport: onPhone ? PHONE : DESK })
      const page = await context.newPage()
      await page.addInitScript((durationThreshold) => {
        sessionStorage.setItem('contact-popup-closed', 'true')
        window.longestInteraction = 0
        new PerformanceObserver((list) => {
          for (const { duration } of list.getEntries()) {
            window.longestInteraction = Math.max(window.longestInteraction, duration)
          }
        }).observe({ type: 'event', durationThreshold } as PerformanceObserverInit)
      }, SHORTEST)
      await page.goto(address + path)
      await page.mouse.move(5, 5)
      await page.locator('html[data-awake]').waitFor({ state: 'attached' })
      await before?.(page)
      const control = find(page)
      await control.scrollIntoViewIfNeeded()
      if (key) await control.focus()
      else await control.hover()
      await page.waitForLoadState('networkidle')
      const session = await context.newCDPSession(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
      await longest(page)
      await page.evaluate(() => {
        window.longestInteraction = 0
      })
      if (key) await page.keyboard.press(key)
      else {
        await page.mouse.down()
        await page.mouse.up()
      }
      durations.push(await longest(page))
      await context.close()
    }
    durations.sort((one, other) => one - other)
    figures.push({ name, duration: durations[Math.floor(durations.length / 2)] ?? Number.NaN })
  }
  return figures
}
