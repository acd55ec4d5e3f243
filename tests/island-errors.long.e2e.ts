import { expect, test } from '@playwright/test'
import { FIELD } from '../contract/fields.ts'
import { formIn, formLabels, outbox, SEND_FORM, someone } from './contact-form.ts'
import { asShown } from './content-file.ts'
import { PROVIDER } from './mail-provider.ts'
import { hydratedIsland, logged } from './page-notes.ts'
import { hydrated } from './site.ts'

test.skip(!!PROVIDER, 'the provider accepts no native submits')

test('An island that throws while it hydrates stays HTML that is sent', async ({ page }) => {
  const { promise: typed, resolve: letThrough } = Promise.withResolvers<void>()
  await page.route('**/assets/contact-form.island-*.js', async (route) => {
    await typed
    const throwing = 'export default { Component() { throw new Error("broken") } }'
    await route.fulfill({ contentType: 'text/javascript', body: throwing })
  })
  await page.goto('/contact')
  const html = page.getByRole('main')
  const form = formIn(html)
  const text = someone()
  await form.write(text)
  letThrough()
  await expect(hydratedIsland(page, 'contact-form')).toHaveCount(1)
  expect(await logged(page)).toMatch(/error: .*contact-form is back to HTML.*broken/)
  await form.holds(text)
  await form.send.click()
  await expect(page).toHaveURL('/contact/thanks')
  expect(await outbox(text.email)).toMatchObject([
    { ...text, details: { [FIELD.page]: '/contact' } },
  ])
})

test('An island that throws later becomes HTML again, with what was typed', async ({ page }) => {
  await page.route(`**${SEND_FORM}`, (route) => route.fulfill({ status: 403, body: 'no' }))
  await page.goto('/contact')
  await hydrated(page)
  const form = formIn(page.getByRole('main'))
  const text = someone()
  await form.write(text)
  await page.evaluate(() => {
    const fields = HTMLFormControlsCollection.prototype
    const { namedItem } = fields
    fields.namedItem = function (name: string) {
      if (document.querySelector('[role=alert] a')) throw new Error('broken')
      return namedItem.call(this, name)
    }
  })
  await form.send.click()
  await expect.poll(() => logged(page)).toMatch(/error: .*contact-form is back to HTML.*broken/)
  await expect(page.getByText(asShown(formLabels.failure.reasons.refused))).toHaveCount(0)
  await form.holds(text)
  await form.send.click()
  await expect(page).toHaveURL('/contact/thanks')
  expect(await outbox(text.email)).toHaveLength(1)
})
