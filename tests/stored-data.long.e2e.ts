import { CONTACT_FORM_PATH } from '../contract/fields.ts'
import { formIn } from './contact-form.ts'
import { asShown, demos, first } from './content-file.ts'
import { common, demoOf, regionOf } from './demos/demo.ts'
import { expect, test } from './site.ts'

test('Where nothing can be stored, a demo says that its result cannot be attached, before it leads to the form', async ({
  page,
}) => {
  const { demo, labels } = first(demos)
  await page.addInitScript(() =>
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError')
      },
    }),
  )
  await demoOf(demo).open(page)
  const region = regionOf(page, labels.name)
  const send = region.getByRole('link', { name: labels.send })
  await send.click()
  await expect(region.getByRole('alert')).toHaveText(asShown(common.notAttached))
  await send.click()
  await expect(page).toHaveURL(CONTACT_FORM_PATH)
  await expect(formIn(page.getByRole('main')).name).toBeVisible()
})
