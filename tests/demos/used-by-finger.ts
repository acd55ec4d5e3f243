import type { Locator, Page } from '@playwright/test'
import type { DemoName } from '../../schemas/demos/demos.ts'
import { expect, test } from '../site.ts'
import { comesTo, common, demoOf, regionOf } from './demo.ts'
import { bringToMiddle, drag } from './finger.ts'

/** Slides a slider with a finger. */
export async function slide(page: Page, slider: Locator, by: number) {
  await bringToMiddle(slider)
  await drag(page, slider, { x: by, y: 0 })
}

/**
 * Tests that a finger can hydrate a demo, use it, and undo what it did.
 * @param use what the finger does, so that the results change
 */
export function usedByFinger(
  demo: DemoName,
  use: (region: Locator, page: Page) => Promise<unknown>,
): void {
  const { labels, path, open } = demoOf(demo)
  test.describe('with a finger', () => {
    test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })
    test.skip(!path, 'no page has this demo')

    test(`A finger hydrates ${demo}, uses it and undoes what it did`, async ({ page }) => {
      const region = await open(page)
      const before = await comesTo(region)
      await use(region, page)
      await expect.poll(() => comesTo(region)).not.toEqual(before)

      const used = await comesTo(region)
      await region.getByRole('button', { name: common.undo }).tap()
      await expect.poll(() => comesTo(region)).not.toEqual(used)
    })
  })
}
