import { CONTACT_FORM_PATH } from '../../../contract/constants.ts'
import { demoOf, regionOf } from '../../../tests/demos/demo.ts'
import { usedOnPhone } from '../../../tests/demos/used-on-phone.ts'
import { holdBack } from '../../../tests/page-notes.ts'
import { expect, test } from '../../../tests/site.ts'
import type { Labels } from './schema.server.ts'

const { name, labels, path } = demoOf<Labels>(import.meta.dirname)

usedOnPhone(import.meta.dirname, (region) => [
  () => region.getByRole('textbox').fill('We lift pumps.'),
])

test('What is entered and sent before a demo hydrates goes along', async ({ page }) => {
  const scripts = await holdBack(page)
  await page.goto(`${path}#${name}`)
  const region = regionOf(page, labels.name)
  await region.getByRole('textbox').fill('Pumps are rewound in a day.')
  await region.getByRole('link', { name: labels.send }).click()
  scripts.letThrough()
  await expect(page).toHaveURL(CONTACT_FORM_PATH)
  await expect(page.getByRole('main')).toContainText('Pumps are rewound in a day.')
})
