import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../site.ts'
import { comesTo, common, demoOf } from './demo.ts'
import { bringToMiddle, drag } from './finger.ts'

/** Slides a slider with a finger. */
export async function slide(page: Page, slider: Locator, by: number) {
  await bringToMiddle(slider)
  await drag(page, slider, { x: by, y: 0 })
}

/** Scrolls with a finger that is put down on each slider, far from its handle; its value stays. */
export async function scrollOnSliders(page: Page, region: Locator) {
  for (const slider of await region.locator('input[type=range]').all()) {
    const value = await slider.inputValue()
    const { min, max } = await slider.evaluate(({ min, max }: HTMLInputElement) => ({ min, max }))
    const isLeft = Number(value) - Number(min) < Number(max) - Number(value)
    await bringToMiddle(slider)
    const top = await page.evaluate(() => scrollY)
    await drag(page, slider, { x: 0, y: -160 }, isLeft ? 0.9 : 0.1)
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(top)
    await expect(slider).toHaveValue(value)
  }
}

/** Tests that a finger hydrates a demo, uses it so that its results change, and starts again. */
export function usedByFinger(
  folder: string,
  use: (region: Locator, page: Page) => Promise<unknown>,
): void {
  const { name, open } = demoOf(folder)
  test.describe('with a finger', () => {
    test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })
    test(`A finger hydrates ${name}, uses it and starts again`, async ({ page }) => {
      const region = await open(page)
      const before = await comesTo(region)
      await scrollOnSliders(page, region)
      expect(await comesTo(region)).toEqual(before)
      await use(region, page)
      await expect.poll(() => comesTo(region)).not.toEqual(before)

      await region.getByRole('button', { name: common.startAgain }).tap()
      await expect.poll(() => comesTo(region)).toEqual(before)
    })
  })
}
