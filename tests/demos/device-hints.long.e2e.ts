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

const PHONE = { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } }

for (const [words, other, device] of [
  ['keyboard', 'touch', {}],
  ['touch', 'keyboard', PHONE],
] as const)
  test.describe(`With ${words}`, () => {
    test.use(device)

    test('demos say how to use them', async ({ page }) => {
      for (const { labels, path, open, hints } of hinting) {
        await open(page)
        const region = regionOf(page, labels.name)
        for (const hint of hints) {
          await expect.soft(region.getByText(hint[words]), path).toBeVisible()
          await expect.soft(region.getByText(hint[other]), path).toBeHidden()
        }
      }
    })
  })
