import type { Page } from '@playwright/test'
import { fillIn } from '../../../contract/fill-in.ts'
import { common, demoOf } from '../../../tests/demos/demo.ts'
import { bringToMiddle, drag } from '../../../tests/demos/finger.ts'
import { usedByFinger } from '../../../tests/demos/used-by-finger.ts'
import { expect, test } from '../../../tests/site.ts'
import type { Labels } from './schema.server.ts'

const { labels, open } = demoOf<Labels>(import.meta.dirname)

async function planner(page: Page) {
  const region = await open(page)
  return {
    region,
    detail: region.getByRole('textbox', { name: labels.detail.label }),
    camera: region.getByRole('combobox', { name: labels.cameraLabel }),
    result: (name: keyof typeof labels.results) =>
      region.getByRole('status', { name: labels.results[name], exact: true }),
    corner: (number: number) =>
      region.getByRole('button', {
        name: fillIn(labels.map.corner, { number, count: labels.map.corners.length }),
      }),
    map: region.getByRole('img', { name: /./ }),
  }
}

test('Detail and camera set the height: 2 cm on a 1-inch sensor are 73 m', async ({ page }) => {
  const { region, detail, camera, result } = await planner(page)
  const inch = labels.cameras.find(
    ({ sensorWidth, imageWidth }) => sensorWidth === 13.2 && imageWidth === 5472,
  )
  test.skip(!inch, 'the content has no such camera')
  await camera.selectOption({ label: inch?.name ?? '' })
  await detail.fill('2')
  await expect(result('height')).toHaveText(/^73\b/)
  await detail.fill('3.5')
  const warned = labels.warnings.height.split('}').at(-1) ?? ''
  await expect(region.getByText(warned.trim().slice(0, 20))).toBeVisible()
  for (const { name } of labels.cameras) {
    await camera.selectOption({ label: name })
    await expect(result('height')).toHaveText(/\d/)
  }
})

test('A corner can be moved by pointer and button, and moved back', async ({ page }) => {
  const { region, corner, result } = await planner(page)
  const pictures = () => result('pictures').innerText()
  const first = await pictures()

  const box = await corner(1).boundingBox()
  if (!box) throw new Error('The corner is not shown')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + 140, box.y + 90, { steps: 4 })
  await page.mouse.up()
  await expect.poll(pictures).not.toBe(first)
  await expect(page).toHaveURL(/\?corners=/)

  await region.getByRole('button', { name: common.startAgain }).click()
  await expect.poll(pictures).toBe(first)

  await corner(2).focus()
  for (let press = 0; press < 4; press++)
    await region.getByRole('button', { name: labels.map.left, exact: true }).click()
  await expect.poll(pictures).not.toBe(first)
  for (let press = 0; press < 4; press++)
    await region.getByRole('button', { name: labels.map.right, exact: true }).click()
  await expect.poll(pictures).toBe(first)
})

usedByFinger(import.meta.dirname, async (region, page) => {
  const { map } = labels
  const corner = region.getByRole('button', {
    name: fillIn(map.corner, { number: 1, count: map.corners.length }),
  })
  await bringToMiddle(corner)
  const before = await corner.boundingBox()
  await drag(page, corner, { x: 40, y: 30 })
  const after = await corner.boundingBox()
  expect((after?.x ?? 0) - (before?.x ?? 0), 'it is where the finger is').toBeCloseTo(40, -1)
  await region.getByRole('button', { name: map.down, exact: true }).tap()
})
