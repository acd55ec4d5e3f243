import { fillIn } from '../../../contract/fill-in.ts'
import { first } from '../../../tests/content-file.ts'
import { demoOf, regionOf } from '../../../tests/demos/demo.ts'
import { usedOnPhone } from '../../../tests/demos/used-on-phone.ts'
import { holdBack } from '../../../tests/page-notes.ts'
import { expect, test } from '../../../tests/site.ts'
import type { Labels } from './schema.server.ts'

const { name, labels, path } = demoOf<Labels>(import.meta.dirname)

usedOnPhone(import.meta.dirname, (region) => {
  const { title } = first(labels.shots)
  const longer = fillIn(labels.controls.longer, { title })
  return [() => region.getByRole('button', { name: longer }).tap()]
})

test('The film plays at the first press of Play', async ({ page }) => {
  const scripts = await holdBack(page)
  await page.goto(`${path}#${name}`)
  const region = regionOf(page, labels.name)
  await region.getByRole('button', { name: labels.controls.play, exact: true }).click()
  scripts.letThrough()
  await expect(
    region.getByRole('button', { name: labels.controls.pause, exact: true }),
  ).toBeVisible()
})
