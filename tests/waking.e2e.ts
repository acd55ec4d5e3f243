import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { isAwake, painted, shifts, takeNotes, wakes } from './page-notes.ts'
import { awake, expect, ROUTES, test } from './site.ts'

/** One page of each kind. */
const KINDS = [
  '/',
  '/about',
  '/gallery',
  '/products/smartxalgo',
  '/services',
  '/services/drone-service',
  '/contact',
  '/blog/seo-skyrocket-business',
  '/pricing',
] as const

/** Styles of what stands below Home's first view: see `first-view.e2e.ts`. */
const BELOW = /\/assets\/below-[\w-]+\.css$/
/** Largest size of the scripts that run before a sign of a visitor, compressed, in bytes. */
const SCRIPT_BUDGET = 4096

/** Addresses of the scripts and stylesheets that a page has asked for. */
function filesAskedFor(page: Page): string[] {
  const files: string[] = []
  page.on('request', (request) => {
    if (['script', 'stylesheet'].includes(request.resourceType())) files.push(request.url())
  })
  return files
}

test.describe('Before any sign of a visitor', () => {
  for (const route of KINDS) {
    test(`${route} asks for no script${route === '/' ? '; it wakes by itself, but later' : ' and no stylesheet, for as long as nobody is there'}`, async ({
      page,
    }) => {
      const files = filesAskedFor(page)
      await takeNotes(page)
      await page.clock.install({ time: '2026-01-01T10:00:00' })
      await page.clock.pauseAt('2026-01-01T10:00:01')
      await page.goto(route)
      await page.clock.runFor(route === '/' ? 3500 : 60_000)
      await expect(isAwake(page)).toHaveCount(0)
      const asked = files.filter((file) => route !== '/' || !BELOW.test(file))
      expect(asked).toEqual([])

      const inline = await page
        .locator('script:not([src], [type="application/ld+json"])')
        .evaluateAll((scripts) => scripts.map(({ textContent }) => textContent))
      const code = inline.filter((text) => !text.includes('streamController.enqueue'))
      expect(code.length).toBeGreaterThan(0)
      expect(brotliCompressSync(code.join('\n')).length).toBeLessThan(SCRIPT_BUDGET)

      if (route === '/') {
        await page.clock.runFor(1000)
        await wakes(page)
        expect(await page.evaluate(() => window.noted.signs)).toEqual([])
      }
    })
  }
})

test.describe('The application wakes, once,', () => {
  const ways: [string, string, (page: Page) => Promise<unknown>][] = [
    ['when the pointer moves', 'pointermove', (page) => page.mouse.move(300, 300)],
    ['when a finger touches the page', 'pointerdown', (page) => page.touchscreen.tap(600, 500)],
    ['when a key is pressed', 'keydown', (page) => page.keyboard.press('Shift')],
    [
      'when something is focused',
      'focusin',
      (page) => page.getByRole('link', { name: 'Skip to content' }).focus(),
    ],
    ['when the wheel is turned', 'wheel', (page) => page.mouse.wheel(0, 100)],
  ]
  test.use({ hasTouch: true })
  for (const [when, sign, give] of ways) {
    test(when, async ({ page }) => {
      const files = filesAskedFor(page)
      await takeNotes(page)
      await page.goto('/about')
      expect(files).toEqual([])
      await give(page)
      await give(page)
      await wakes(page)
      await page.mouse.move(10, 10)
      await page.keyboard.press('Shift')
      const { signs, awoke } = await page.evaluate(() => window.noted)
      expect(signs[0]).toBe(sign)
      expect(awoke).toBe(1)
      expect(files.length).toBeGreaterThan(0)
      expect(files).toEqual([...new Set(files)])
    })
  }
})

test.describe('When the application wakes, nothing moves, no word changes and nothing is complained of', () => {
  const routes = [...ROUTES, '/privacy', '/contact/thanks']
  const folders = ['/services', '/products', '/blog']
  const folderOf = (route: string) => folders.find((folder) => route.startsWith(folder)) ?? '/'

  for (const folder of ['/', ...folders]) {
    test(`on the pages of ${folder}`, async ({ page }) => {
      test.slow()
      await takeNotes(page)
      for (const route of routes.filter((route) => folderOf(route) === folder)) {
        await page.goto(route)
        await page.evaluate(() => document.fonts.ready)
        await expect(page.locator('[data-first-view]'), 'all of it is shown').toHaveCount(0)
        await painted(page)
        const before = await shifts(page)
        // The carousels turn from now on, so their button says "Stop".
        const words = async () =>
          (await page.getByRole('main').innerText()).replaceAll(/(Start|Stop) automatic/g, '')
        const text = await words()
        await awake(page)
        await painted(page)
        expect.soft(await shifts(page), route).toEqual(before)
        expect.soft(await words(), route).toBe(text)
      }
    })
  }
})
