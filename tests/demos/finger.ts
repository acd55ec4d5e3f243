import type { Locator, Page } from '@playwright/test'
import { boxOf } from '../page-content.ts'
import { expect, test } from '../site.ts'
import { comesTo, demoOf } from './demo.ts'

type Point = { x: number; y: number }

/** A point in the middle of an element's height, and of its width unless another share is given. */
async function pointIn(locator: Locator, share = 0.5): Promise<Point> {
  const { x, y, width, height } = await boxOf(locator)
  return { x: x + width * share, y: y + height / 2 }
}

/** Scrolls an element to the middle of the window, where no part of the layout covers it. */
export const bringToMiddle = (locator: Locator) =>
  locator.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))

/** Drags by touch from an element, at this share of its width, to another one or by a distance. */
export async function drag(
  page: Page,
  from: Locator,
  to: Locator | Point,
  share?: number,
): Promise<void> {
  const start = await pointIn(from, share)
  const end = 'x' in to ? { x: start.x + to.x, y: start.y + to.y } : await pointIn(to)
  const session = await page.context().newCDPSession(page)
  // The finger rests before it is lifted: a fling would swallow the next tap, as it does for people.
  let timestamp = Date.now() / 1000 - 1
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) => {
    timestamp += type === 'touchEnd' ? 0.3 : 0.05
    return session.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp })
  }
  await touch('touchStart', [start])
  for (const fraction of [0.1, 0.4, 0.7, 1])
    await touch('touchMove', [
      { x: start.x + (end.x - start.x) * fraction, y: start.y + (end.y - start.y) * fraction },
    ])
  await touch('touchEnd', [])
  await session.detach()
}

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

/** Tests that a finger hydrates a demo, and uses it so that its results change. */
export function usedByFinger(
  folder: string,
  use: (region: Locator, page: Page) => Promise<unknown>,
): void {
  const { name, open } = demoOf(folder)
  test.describe('with a finger', () => {
    test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })
    test(`A finger hydrates ${name} and uses it`, async ({ page }) => {
      const region = await open(page)
      const before = await comesTo(region)
      await use(region, page)
      await expect.poll(() => comesTo(region)).not.toEqual(before)
    })
  })
}
