import type { Locator } from '@playwright/test'
import { fillIn } from '../../../contract/fill-in.ts'
import { first } from '../../../tests/content-file.ts'
import { common, demoOf } from '../../../tests/demos/demo.ts'
import { bringToMiddle, drag, usedByFinger } from '../../../tests/demos/finger.ts'
import { boxOf } from '../../../tests/page-content.ts'
import { expect, test } from '../../../tests/site.ts'
import { flightHeight } from './plan-flight.ts'
import type { Labels } from './schema.server.ts'

const { labels, open } = demoOf<Labels>(import.meta.dirname)

const resultIn = (region: Locator, name: keyof typeof labels.results) =>
  region.getByRole('status', { name: labels.results[name], exact: true })

function cornerIn(region: Locator, number: number) {
  const name = fillIn(labels.map.corner, { number, count: labels.map.corners.length })
  return region.getByRole('button', { name })
}

test('A corner is moved by pointer and button; a height is warned of', async ({ page }) => {
  const region = await open(page)
  const height = Math.round(flightHeight(first(labels.cameras), labels.detail.first / 100))
  await expect(resultIn(region, 'height')).toHaveText(new RegExp(`^${height}\\b`))
  const pictures = () => resultIn(region, 'pictures').innerText()
  const before = await pictures()

  const corner = cornerIn(region, 1)
  await corner.dragTo(corner, { targetPosition: { x: 140, y: 90 }, force: true, steps: 4 })
  await expect.poll(pictures).not.toBe(before)
  await expect(page).toHaveURL(/\?corners=/)

  await region.getByRole('button', { name: common.startAgain }).click()
  await expect.poll(pictures).toBe(before)

  await cornerIn(region, 2).focus()
  const press = async (name: string) => {
    for (let times = 0; times < 4; times++)
      await region.getByRole('button', { name, exact: true }).click()
  }
  await press(labels.map.left)
  await expect.poll(pictures).not.toBe(before)
  await press(labels.map.right)
  await expect.poll(pictures).toBe(before)

  const { high } = labels.detail
  await region.getByRole('textbox', { name: labels.detail.label }).fill(String(high))
  const warned = labels.warnings.height.split('}').at(-1) ?? ''
  await expect(region.getByText(warned.trim().slice(0, 20))).toBeVisible()
})

usedByFinger(import.meta.dirname, async (region, page) => {
  const corner = cornerIn(region, 1)
  await bringToMiddle(corner)
  const before = await boxOf(corner)
  await drag(page, corner, { x: 40, y: 30 })
  const after = await boxOf(corner)
  expect(after.x - before.x, 'it is where the finger is').toBeCloseTo(40, -1)
  await region.getByRole('button', { name: labels.map.down, exact: true }).tap()
})
