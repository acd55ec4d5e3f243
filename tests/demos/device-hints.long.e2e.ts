import type { Page } from '@playwright/test'
import type { DeviceHint } from '../../schemas/demo-shape.ts'
import { expect, test } from '../site.ts'
import { demoNames, demoOf, regionOf } from './demo.ts'

/** The hints among the labels of a demo that differ by device. */
const hintsIn = (labels: unknown): DeviceHint[] => {
  if (typeof labels !== 'object' || labels === null) return []
  if ('touch' in labels && 'keyboard' in labels) return [labels as DeviceHint]
  return Object.values(labels).flatMap(hintsIn)
}

const hinting = demoNames
  .map((demo) => ({ ...demoOf(demo), hints: hintsIn(demoOf(demo).labels) }))
  .filter(({ hints }) => hints.length > 0)

test.skip(hinting.length === 0, 'no demo has such a hint')

/** Checks that every demo with such hints shows the given one, and not the other. */
async function says(page: Page, words: 'touch' | 'keyboard') {
  for (const { labels, path, open, hints } of hinting) {
    await open(page)
    const region = regionOf(page, labels.name)
    const other = words === 'touch' ? 'keyboard' : 'touch'
    for (const hint of hints) {
      await expect.soft(region.getByText(hint[words]), path).toBeVisible()
      await expect.soft(region.getByText(hint[other]), path).toBeHidden()
    }
  }
}

test('With a mouse, demos say what to click and which keys to press', async ({ page }) => {
  await says(page, 'keyboard')
})

test.describe('On a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('demos say what to tap', ({ page }) => says(page, 'touch'))
})
