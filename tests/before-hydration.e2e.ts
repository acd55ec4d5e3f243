import type { Page } from '@playwright/test'
import { hydrates, scriptsAskedFor, takeNotes } from './page-notes.ts'
import { expect, MOVING, test } from './site.ts'

test.use(MOVING)

test.describe('The page hydrates once,', () => {
  const ways: [string, string, (page: Page) => Promise<unknown>][] = [
    ['when the pointer moves', 'pointermove', (page) => page.mouse.move(300, 300)],
    ['when a finger touches it', 'pointerdown', (page) => page.touchscreen.tap(600, 500)],
    ['when a key is pressed', 'keydown', (page) => page.keyboard.press('Shift')],
    ['when something is focused', 'focusin', (page) => page.getByRole('button').first().focus()],
    ['when the wheel is turned', 'wheel', (page) => page.mouse.wheel(0, 100)],
  ]
  test.use({ hasTouch: true })
  for (const [when, interaction, interact] of ways) {
    test(when, async ({ page }) => {
      const files = scriptsAskedFor(page)
      await takeNotes(page)
      await page.goto('/about')
      expect(files).toEqual([])
      await interact(page)
      await interact(page)
      await hydrates(page)
      await page.mouse.move(10, 10)
      await page.keyboard.press('Shift')
      const { interactions } = await page.evaluate(() => window.noted)
      expect(interactions[0]).toBe(interaction)
      expect(files.length).toBeGreaterThan(0)
      expect(files).toEqual([...new Set(files)])
    })
  }
})

test('Pressing a link does not hydrate the page, which is about to be left', async ({ page }) => {
  const files = scriptsAskedFor(page)
  await takeNotes(page)
  await page.goto('/about')
  const link = page.getByRole('main').getByRole('link').first()
  await link.dispatchEvent('pointerdown')
  await link.focus()
  expect(files).toEqual([])
  await page.keyboard.press('Shift')
  await hydrates(page)
})
