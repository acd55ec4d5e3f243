import { test as base, expect, type Locator, type Page } from '@playwright/test'
import { DATA } from '../app/data-attributes.ts'
import { pagePaths } from '../model/addresses.ts'
import { fixedPaths } from '../tools/content/read-content-folder.ts'
import {
  articles,
  caseStudies,
  content,
  demonstrated,
  first,
  labels,
  platforms,
  services,
  siteContent,
  suites,
} from './content-file.ts'
import { standInForProvider } from './mail-provider.ts'

export { expect }

const pathsOf = (entries: { path: string }[]) => entries.map(({ path }) => path)

/** An address without a page. */
export const UNKNOWN_ADDRESS = '/no-such-page'

/** Every page that the content makes, those of owners included, and the not-found page. */
export const PAGES = [
  ...pagePaths(fixedPaths, siteContent).filter((path) => path !== '/404'),
  UNKNOWN_ADDRESS,
]

/** One page of each kind, for checks that are too expensive for every page. */
export const KINDS = [
  ...['/', '/about', '/gallery', '/work'],
  first(caseStudies).path,
  '/products',
  ...[demonstrated, suites, platforms].flatMap((kind) => pathsOf(kind.slice(0, 1))),
  '/services',
  first(services).path,
  '/services/drone-service',
  '/contact',
  '/contact/thanks',
  '/blog',
  ...pathsOf(articles.slice(0, 1)),
  '/pricing',
  '/privacy',
  ...siteContent.pages.slice(0, 1).map(({ slug }) => `/${slug}`),
  UNKNOWN_ADDRESS,
]

/** A few pages that have most blocks between them; the long tests open every page. */
export const FEW = [
  ...['/', '/gallery', '/contact', '/pricing'],
  ...[demonstrated, articles].flatMap((kind) => pathsOf(kind.slice(0, 1))),
]

/** For `test.use`: enables motion. All other tests run with reduced motion. */
export const MOVING = { contextOptions: { reducedMotion: 'no-preference' } } as const

type Visitor = {
  /** Opens a page as a visitor who has closed the Let's Connect dialog before, and waits until it is hydrated. */
  visit: (path: string) => Promise<void>
}

/** A test that fails when the console shows an error. */
export const test = base.extend<Visitor>({
  page: async ({ page }, use) => {
    await standInForProvider(page)
    const complaints: string[] = []
    page.on('pageerror', ({ message }) => {
      // A slow browser skips the transition between two pages.
      if (!/^Transition was (aborted|skipped)/.test(message)) complaints.push(message)
    })
    page.on('console', (message) => {
      const expected = /Failed to load resource|The message was not sent/.test(message.text())
      if (['error', 'warning'].includes(message.type()) && !expected)
        complaints.push(message.text())
    })
    await use(page)
    expect(complaints, 'the console stays clean').toEqual([])
  },
  visit: async ({ page }, use) => {
    await use(async (path) => {
      await page.addInitScript(() => {
        if (window === top) sessionStorage.setItem('contact-popup-closed', 'true')
      })
      await page.goto(path)
      await hydrated(page)
    })
  },
})

/** Waits until the page's script runs and the visible islands are hydrated. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator(`html[${DATA.hydrated}]`).waitFor({ state: 'attached' })
  const unhydrated = () =>
    page.evaluate(
      ({ island, hydrated }) =>
        [...document.querySelectorAll(`[${island}]:not([${hydrated}])`)].filter((element) => {
          const box = element.firstElementChild?.getBoundingClientRect()
          return box && box.bottom > 0 && box.top < innerHeight
        }).length,
      DATA,
    )
  await expect.poll(unhydrated, 'islands in the window are hydrated').toBe(0)
}

export const widgetOf = (page: Page) =>
  page.getByRole('complementary', { name: labels.contactOptions, exact: true })

/** Opens the contact widget. On a phone, scrolling to it makes it float, also in the middle of a click. */
export async function openContactOptions(page: Page): Promise<Locator> {
  const widget = widgetOf(page)
  await expect(async () => {
    await widget.getByRole('button').first().click()
    await expect(widget.getByRole('link').first()).toBeVisible({ timeout: 1000 })
  }).toPass()
  return widget
}

/** Opens Home as a first visitor with a clock that the test controls, and waits for the dialog. */
export async function letsConnect(page: Page): Promise<Locator> {
  await page.clock.install()
  await page.goto('/')
  await hydrated(page)
  const dialog = page.getByRole('dialog', { name: content('home.yaml').dialog.title })
  await expect(async () => {
    await page.clock.fastForward(10_000)
    await expect(dialog).toBeVisible({ timeout: 500 })
  }).toPass()
  return dialog
}

/** Stops the clock: time passes only by `page.clock.runFor`. */
export async function stopClock(page: Page) {
  await page.clock.install({ time: '2026-01-01T10:00:00' })
  await page.clock.pauseAt('2026-01-01T10:00:01')
}
