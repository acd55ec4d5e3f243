import type { Page } from '@playwright/test'
import { MARK } from '../app/marks.ts'
import { pieces } from './content-file.ts'
import { isAwake, takeNotes, wakes } from './page-notes.ts'
import { expect, KINDS, NOWHERE, test } from './site.ts'

/** Addresses of the scripts that a page has asked for. */
function scriptsAskedFor(page: Page): string[] {
  const files: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') files.push(request.url())
  })
  return files
}

/** The framework that parts are made with; what it weighs no other page has to carry. */
const REACT = /hydrate-part/

test.describe('Before any sign of a visitor', () => {
  for (const route of KINDS.filter((kind) => kind !== NOWHERE)) {
    test(`${route} asks for no script${route === '/' ? '; it wakes by itself, but later' : ', for as long as nobody is there'}`, async ({
      page,
    }) => {
      const files = scriptsAskedFor(page)
      await takeNotes(page)
      await page.clock.install({ time: '2026-01-01T10:00:00' })
      await page.clock.pauseAt('2026-01-01T10:00:01')
      await page.goto(route)
      await page.clock.runFor(route === '/' ? 3500 : 60_000)
      await expect(isAwake(page)).toHaveCount(0)
      expect(files).toEqual([])

      if (route === '/') {
        await page.clock.runFor(1000)
        await wakes(page)
        expect(await page.evaluate(() => window.noted.signs)).toEqual([])
      }
    })
  }
})

test.describe('The page wakes, once,', () => {
  const ways: [string, string, (page: Page) => Promise<unknown>][] = [
    ['when the pointer moves', 'pointermove', (page) => page.mouse.move(300, 300)],
    ['when a finger touches it', 'pointerdown', (page) => page.touchscreen.tap(600, 500)],
    ['when a key is pressed', 'keydown', (page) => page.keyboard.press('Shift')],
    ['when something is focused', 'focusin', (page) => page.getByRole('button').first().focus()],
    ['when the wheel is turned', 'wheel', (page) => page.mouse.wheel(0, 100)],
  ]
  test.use({ hasTouch: true })
  for (const [when, sign, give] of ways) {
    test(when, async ({ page }) => {
      const files = scriptsAskedFor(page)
      await takeNotes(page)
      await page.goto('/about')
      expect(files).toEqual([])
      await give(page)
      await give(page)
      await wakes(page)
      await page.mouse.move(10, 10)
      await page.keyboard.press('Shift')
      const { signs } = await page.evaluate(() => window.noted)
      expect(signs[0]).toBe(sign)
      expect(files.length).toBeGreaterThan(0)
      expect(files).toEqual([...new Set(files)])
    })
  }
})

test('A touch of a link wakes nothing: what follows is another page', async ({ page }) => {
  const files = scriptsAskedFor(page)
  await takeNotes(page)
  await page.goto('/about')
  const link = page.getByRole('link').first()
  await link.dispatchEvent('pointerdown')
  await link.focus()
  expect(files).toEqual([])
  await page.keyboard.press('Shift')
  await wakes(page)
})

test.describe('A page on which nothing moves', () => {
  for (const route of KINDS.filter(
    (kind) =>
      !['/', '/contact', '/gallery', '/pricing', ...pieces.map(({ path }) => path)].includes(kind),
  )) {
    test(`needs no React: ${route}`, async ({ page }) => {
      const files = scriptsAskedFor(page)
      await takeNotes(page)
      await page.goto(route)
      await page.mouse.move(300, 300)
      await wakes(page)
      await page.keyboard.press('End')
      await page.waitForLoadState('networkidle')
      expect(files.filter((file) => REACT.test(file))).toEqual([])
      await expect(page.locator(`[${MARK.part}]`)).toHaveCount(0)
    })
  }
})
