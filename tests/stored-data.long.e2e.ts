import { CONTACT_FORM_PATH, FIELD } from '../contract/fields.ts'
import { STORAGE_KEYS } from '../schemas/storage-keys.ts'
import { formIn, outbox, someone } from './contact-form.ts'
import { asShown, demos, first } from './content-file.ts'
import { common, demoOf, regionOf } from './demos/demo.ts'
import { hydratedIsland } from './page-notes.ts'
import { expect, hydrated, test } from './site.ts'

const values = { name: 'Zoë', email: 'zoe@example.com', message: 'We make tiles.' }

/** Stored by an older version of the site, or by something else. */
const ENQUIRIES = [
  null,
  7,
  'text',
  [],
  { values: null },
  { values: 'text' },
  { values: { name: {} } },
  { values, results: null },
  { values, results: 'text' },
  { values, results: { planner: 'text' } },
  { values, results: [null] },
  { values, results: [{ name: 'Planner' }] },
  { values, attempt: null },
]

test('The form works whatever is stored of an earlier enquiry', async ({ page }) => {
  await page.goto('/contact')
  const form = formIn(page.getByRole('main'))
  for (const stored of ENQUIRIES) {
    const json = JSON.stringify(stored)
    // Leaving the page stores nothing, so the next page reads this.
    await page.evaluate(
      ([key = '', text = '']) => sessionStorage.setItem(key, text),
      [STORAGE_KEYS.enquiry, json],
    )
    await page.reload()
    await hydrated(page)
    await expect(hydratedIsland(page, 'contact-form'), json).toHaveCount(1)
    await expect(form.name, json).toHaveValue(json.includes('Zoë') ? values.name : '')
    await expect(form.send, json).toBeVisible()
  }
})

test('A malformed visit is replaced, and the enquiry has the new campaign', async ({ page }) => {
  await page.goto('/about')
  await page.evaluate(
    (key) => sessionStorage.setItem(key, '{"pages":null,"campaign":null}'),
    STORAGE_KEYS.visit,
  )
  await page.goto('/contact?utm_source=newsletter')
  await hydrated(page)
  const form = formIn(page.getByRole('main'))
  const text = someone()
  await form.write(text)
  await form.send.click()
  await expect(form.thanks).toBeVisible()
  const [stored] = await outbox(text.email)
  expect(stored?.details).toMatchObject({ [FIELD.utmSource]: 'newsletter' })
})

/** Browsers in which nothing can be stored. */
const WITHOUT_STORAGE = {
  'storage is forbidden': () =>
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError')
      },
    }),
  'there is no storage': () => Object.defineProperty(window, 'sessionStorage', { value: null }),
  'the storage is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  },
}

for (const [when, change] of Object.entries(WITHOUT_STORAGE))
  test(`Where ${when}, a demo says that its result cannot be attached, before it leads to the form`, async ({
    page,
  }) => {
    const { demo, labels } = first(demos)
    await page.addInitScript(change)
    await demoOf(demo).open(page)
    const region = regionOf(page, labels.name)
    const send = region.getByRole('link', { name: labels.send })
    await send.click()
    await expect(region.getByRole('alert')).toHaveText(asShown(common.notAttached))
    await send.click()
    await expect(page).toHaveURL(CONTACT_FORM_PATH)
    await expect(formIn(page.getByRole('main')).name).toBeVisible()
  })
