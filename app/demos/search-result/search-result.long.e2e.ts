import { common, demoOf, regionOf } from '../../../tests/demos/demo.ts'
import { usedOnPhone } from '../../../tests/demos/used-on-phone.ts'
import { holdBack, hydratedIsland } from '../../../tests/page-notes.ts'
import { expect, test } from '../../../tests/site.ts'
import type { Labels } from './schema.server.ts'

const { name, labels, path } = demoOf<Labels>(import.meta.dirname)

usedOnPhone(import.meta.dirname, (region) => [
  () => region.getByRole('textbox', { name: labels.fields.title.label }).fill('We lift pumps'),
])

test('What is typed before, while and after a demo hydrates is stored, and the cursor stays', async ({
  page,
}) => {
  const { first, label } = labels.fields.title
  const scripts = await holdBack(page)
  await page.goto(`${path}#${name}`)
  const region = regionOf(page, labels.name)
  const title = region.getByRole('textbox', { name: label, exact: true })
  await title.press('ControlOrMeta+Home')
  await page.keyboard.type('Pumps ')
  scripts.letThrough()
  await page.keyboard.type('rewound in a day ', { delay: 20 })
  await hydratedIsland(page, name).waitFor({ state: 'attached' })
  await page.keyboard.type('or two ')
  const text = `Pumps rewound in a day or two ${first}`
  await expect(title).toHaveValue(text)
  const address = new URLSearchParams({ title: text })
  await expect(region.getByRole('link', { name: common.share })).toHaveAttribute(
    'href',
    `#${name}?${address}`,
  )
})
