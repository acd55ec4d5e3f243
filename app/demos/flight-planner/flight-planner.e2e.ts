import type { Locator } from '@playwright/test'
import { fillIn } from '../../../contract/fill-in.ts'
import { common, demoOf } from '../../../tests/demos/demo.ts'
import { bringToMiddle, drag } from '../../../tests/demos/finger.ts'
import { usedByFinger } from '../../../tests/demos/used-by-finger.ts'
import { boxOf } from '../../../tests/page-content.ts'
import { expect, test } from '../../../tests/site.ts'
import type { Labels } from './schema.server.ts'

const { labels, open } = demoOf<Labels>(import.meta.dirname)

const resultIn = (region: Locator, name: keyof typeof labels.results) =>
  region.getByRole('status', { name: labels.results[name], exact: true })

function cornerIn(region: Locator, number: number) {
  const name = fillIn(labels.map.corner, { number, count: labels.map.corners.length })
  return region.getByRole('button', { name })
}

test('Detail and camera set the height: 2 cm on a 1-inch sensor are 73 m', async ({ page }) => {
  const region = await open(page)
  const detail = region.getByRole('textbox', { name: labels.detail.label })
  const camera = region.getByRole('combobox', { name: labels.cameraLabel })
  const height = resultIn(region, 'height')
  const inch = labels.cameras.find(
    ({ sensorWidth, imageWidth }) => sensorWidth === 13.2 && imageWidth === 5472,
  )
  test.skip(!inch, 'the content has no such camera')
  await camera.selectOption({ label: inch?.name ?? '' })
  await detail.fill('2')
  await expect(height).toHaveText(/^73\b/)
  await detail.fill('3.5')
  const warned = labels.warnings.height.split('}').at(-1) ?? ''
  await expect(region.getByText(warned.trim().slice(0, 20))).toBeVisible()
  for (const { name } of labels.cameras) {
    await camera.selectOption({ label: name })
    await expect(height).toHaveText(/\d/)
  }
})

test('A corner can be moved by pointer and button, and moved back', async ({ page }) => {
  const region = await open(page)
  const pictures = () => resultIn(region, 'pictures').innerText()
  const first = await pictures()

  const box = await boxOf(cornerIn(region, 1))
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + 140, box.y + 90, { steps: 4 })
  await page.mouse.up()
  await expect.poll(pictures).not.toBe(first)
  await expect(page).toHaveURL(/\?corners=/)

  await region.getByRole('button', { name: common.startAgain }).click()
  await expect.poll(pictures).toBe(first)

  await cornerIn(region, 2).focus()
  const press = async (name: string) => {
    for (let times = 0; times < 4; times++)
      await region.getByRole('button', { name, exact: true }).click()
  }
  await press(labels.map.left)
  await expect.poll(pictures).not.toBe(first)
  await press(labels.map.right)
  await expect.poll(pictures).toBe(first)
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
