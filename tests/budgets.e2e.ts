import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { awake, expect, ROUTES, test } from './site.ts'

/**
 * Bytes are tests. Each budget stands a little above what the site weighs (5 % for scripts, 8 % for
 * the rest, rounded); who needs more raises it here, on purpose.
 */
const BUDGET = {
  /** A page's HTML, compressed; its styles are in it. Home and articles: the first flight (`tools/finish-build/defer-styles.ts`). */
  html: { home: 13_750, article: 13_750, other: 12_900 },
  /** Fonts of the first view: Anek Latin everywhere, on articles Literata too; rare characters by themselves. */
  fonts: { article: 62_000, other: 28_600, rare: 8_900 },
  /** Styles of what is below the first view, where the page has none to spare. */
  below: { home: 3400, article: 0, other: 0 },
  /** All that Home loads on a phone before anyone touches it. */
  homeFirstView: 64_500,
  /** All modules of the application, compressed, without the data of its pages. */
  application: 144_200,
}

const ASSETS = path.join(import.meta.dirname, '../build/client/assets')

const kindOf = (route: string) =>
  route === '/' ? 'home' : route.startsWith('/blog/') ? 'article' : 'other'

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

test.describe('The first view on a phone', () => {
  test.use({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  })

  for (const route of ROUTES) {
    test(`of ${route} stays within its budget, and every picture has its size written on it`, async ({
      page,
    }) => {
      // Home would wake by itself.
      await page.clock.install({ time: '2026-01-01T10:00:00' })
      await page.clock.pauseAt('2026-01-01T10:00:01')
      const loaded: { kind: string; bytes: Promise<number> }[] = []
      page.on('requestfinished', (request) => {
        const bytes = request.sizes().then(({ responseBodySize }) => responseBodySize)
        const rare = request.url().includes('-rare-')
        loaded.push({ kind: rare ? 'rare' : request.resourceType(), bytes })
      })
      const response = await page.goto(route)
      // Pictures below the first view may come as well.
      if (route === '/') await page.waitForLoadState('networkidle')
      const bytesOf = async (...kinds: string[]) =>
        sum(
          await Promise.all(
            loaded
              .filter(({ kind }) => kinds.length === 0 || kinds.includes(kind))
              .map(({ bytes }) => bytes),
          ),
        )
      const kind = kindOf(route)
      expect(response?.headers()['content-encoding']).toBe('br')
      const html = Number(response?.headers()['content-length'])
      expect.soft(html, 'HTML').toBeLessThanOrEqual(BUDGET.html[kind])
      const fonts = await bytesOf('font')
      expect(fonts, 'the font is there').toBeGreaterThan(10_000)
      expect
        .soft(fonts, 'fonts')
        .toBeLessThanOrEqual(BUDGET.fonts[kind === 'article' ? 'article' : 'other'])
      expect.soft(await bytesOf('rare'), 'rare characters').toBeLessThanOrEqual(BUDGET.fonts.rare)
      expect.soft(await bytesOf('script'), 'scripts').toBe(0)
      const below = await bytesOf('stylesheet')
      expect.soft(below, 'styles below').toBeLessThanOrEqual(BUDGET.below[kind])
      if (kind === 'home') {
        expect(await bytesOf('image'), 'the picture is there').toBeGreaterThan(5000)
        expect.soft(await bytesOf(), 'everything').toBeLessThanOrEqual(BUDGET.homeFirstView)
      }

      const largest = await page.locator('main img').evaluateAll((images: HTMLImageElement[]) => {
        const seen = images.map((image) => {
          const { top, bottom, width } = image.getBoundingClientRect()
          const area = width * Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0))
          return { area, first: image.loading === 'eager' && image.fetchPriority === 'high' }
        })
        const most = Math.max(...seen.map(({ area }) => area), 1)
        return seen.filter(({ area }) => area === most)
      })
      if (largest.length > 0) {
        expect
          .soft(
            largest.some(({ first }) => first),
            'the largest picture of the first view is fetched first',
          )
          .toBe(true)
      }

      const withoutSize = await page.locator('img').evaluateAll((images) =>
        images
          .filter((image) => {
            const [width, height] = ['width', 'height'].map((name) =>
              Number(image.getAttribute(name)),
            )
            return !(width && height)
          })
          .map(({ outerHTML }) => outerHTML),
      )
      expect.soft(withoutSize, 'pictures without width and height').toEqual([])
    })
  }
})

test('The whole application stays within its budget', () => {
  const modules = globSync('*.js', { cwd: ASSETS }).filter((name) => !name.startsWith('data-'))
  expect(modules.length).toBeGreaterThan(20)
  const sizes = modules.map((name) => {
    const compressed = globSync(`${name}.br`, { cwd: ASSETS })[0] ?? name
    return readFileSync(path.join(ASSETS, compressed)).length
  })
  expect(sum(sizes)).toBeLessThanOrEqual(BUDGET.application)
})

declare global {
  interface Window {
    /** How far things have moved, and what. */
    moved: { value: number; what: string }[]
  }
}

/** Notes whatever moves by itself, shortly after input too. */
const noteShifts = (page: Page) =>
  page.addInitScript(() => {
    sessionStorage.setItem('contact-popup-closed', 'true')
    window.moved = []
    type Shift = PerformanceEntry & { value: number; sources: { node?: Node }[] }
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[]) {
        const what = sources.map(({ node }) => node?.textContent?.slice(0, 40) || node?.nodeName)
        window.moved.push({ value, what: what.join(' | ') })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** Lets the browser paint twice, so that it knows what has moved. */
const painted = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
  })

const WIDTHS = [390, 1280]

test.describe('Nothing moves by itself', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  for (const route of ROUTES) {
    test(`on ${route}, from top to bottom, asleep or awake`, async ({ page }) => {
      await noteShifts(page)
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 844 })
        // A page that is opened again at once is scrolled to where it was left.
        await page.goto('/robots.txt')
        await page.goto(route)
        await page.evaluate(() => document.fonts.ready)
        await painted(page)
        // When the font comes is a matter of its own: see below.
        const before = await page.evaluate(() => window.moved.length)
        await awake(page)
        await page.evaluate(async () => {
          const inView = ({ top, bottom }: DOMRect) => bottom > 0 && top < innerHeight
          const end = () => document.documentElement.scrollHeight - innerHeight
          for (let top = 0; ; top += innerHeight / 2) {
            scrollTo({ top, behavior: 'instant' })
            await new Promise(requestAnimationFrame)
            const pictures = [...document.images].filter((image) =>
              inView(image.getBoundingClientRect()),
            )
            // Some stand in panels that are hidden, and are never fetched.
            await Promise.all(
              pictures
                .filter((image) => image.checkVisibility())
                .map((image) => image.decode().catch(() => {})),
            )
            await new Promise(requestAnimationFrame)
            if (top >= end()) break
          }
        })
        await painted(page)
        const moved = await page.evaluate((first) => window.moved.slice(first), before)
        expect.soft(moved, `${width} px`).toEqual([])
      }
    })
  }
})

/** The system's font is brought to the measures of ours, corner by corner: a quarter of what counts as good (0.1). */
const SWAP = 0.025

test.describe('When the font comes later than the first view', () => {
  for (const width of WIDTHS) {
    test(`hardly anything moves at ${width} px, on any page`, async ({ page }) => {
      test.slow()
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 844 })
      await noteShifts(page)
      for (const route of ROUTES) {
        const { promise: seen, resolve: see } = Promise.withResolvers<void>()
        await page.route('**/*.woff2', async (request) => {
          await seen
          await request.continue()
        })
        await page.goto(route, { waitUntil: 'domcontentloaded' })
        await page.evaluate(async () => {
          while (!performance.getEntriesByName('first-contentful-paint').length)
            await new Promise(requestAnimationFrame)
        })
        await painted(page)
        see()
        await page.evaluate(() => document.fonts.ready)
        await painted(page)
        const moved = await page.evaluate(() => window.moved)
        expect
          .soft(sum(moved.map(({ value }) => value)), `${route}: ${moved.map(({ what }) => what)}`)
          .toBeLessThan(SWAP)
        await page.unrouteAll()
      }
    })
  }
})
