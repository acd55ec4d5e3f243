import { randomUUID } from 'node:crypto'
import {
  callsOf,
  contactPage,
  formIn,
  formLabels,
  isFine,
  isOurError,
  outbox,
  someone,
} from './contact-form.ts'
import { holdBack, hydratedIsland } from './page-notes.ts'
import { expect, test } from './site.ts'

const { name: NAME, email: EMAIL, phone: PHONE, message: MESSAGE } = formLabels.fields
const EITHER = formLabels.either

/** Numbers as people write them; the server's test has more. */
const NUMBERS = ['98765 43210', '(WhatsApp) 98765 43210', '૯૮૭૬૫ ૪૩૨૧૦', '+971 50 123 4567']
/** Too short without its area code; of no country; too long. */
const WRONG = ['+91 2658 1234', '+999 98765 43210', '+91 98765 432101']

test('An error is beside each empty field until it is corrected', async ({ page, visit }) => {
  const form = await contactPage(page, visit)
  const text = someone()
  await form.send.click()
  await isOurError(form.name, NAME.missing)
  await isOurError(form.message, MESSAGE.missing, MESSAGE.hint)
  await expect(form.name, 'the first').toBeFocused()
  await page.keyboard.type(text.name)
  await isFine(form.name)
  await isOurError(form.email, EMAIL.missing, EITHER)

  await form.email.fill('zoe at example.com')
  await isOurError(form.email, EMAIL.malformed, EITHER)
  for (const field of ['email', 'message'] as const) {
    await form.send.click()
    await expect(form[field], 'the next').toBeFocused()
    expect(await callsOf(page)).toHaveLength(0)
    await form[field].fill(text[field])
    await isFine(form[field])
  }
  await form.isSent()
  expect(await outbox(text.email)).toEqual([expect.objectContaining(text)])
})

test('Errors are reported at blur; a phone number is enough', async ({ page, visit }) => {
  const form = await contactPage(page, visit)
  await form.name.focus()
  await form.email.focus()
  await page.keyboard.type('zoe at example.com')
  await isFine(form.email)
  await page.keyboard.press('Tab')
  await isOurError(form.email, EMAIL.malformed, EITHER)
  await isFine(form.name)
  await form.email.fill('')
  await form.send.click()
  await isOurError(form.email, EMAIL.missing, EITHER)
  for (const wrong of ['call my office', ...WRONG]) {
    await form.phone.fill(wrong)
    await form.message.focus()
    await isOurError(form.phone, PHONE.malformed, PHONE.hint)
  }
  for (const number of NUMBERS) {
    await form.phone.fill(number)
    await form.message.focus()
    await isFine(form.phone)
  }
  await isFine(form.email)
  const name = randomUUID()
  await form.write({ ...someone(), name, email: '' })
  await form.isSent()
  const stored = (await outbox('')).filter((one) => one.name === name)
  expect(stored).toMatchObject([{ details: { phone: NUMBERS.at(-1) } }])
})

test('A callback says which of its fields may be empty', async ({ page, visit }) => {
  await visit('/contact#callback')
  const form = formIn(page.getByRole('main'))
  const { call_time } = formLabels.fields
  const time = page.getByRole('combobox', { name: call_time.label })
  for (const field of [form.email, form.message, time])
    await expect(field).toHaveAccessibleDescription(new RegExp(`^${formLabels.optional}`))
  for (const field of [form.name, form.phone])
    await expect(field).not.toHaveAccessibleDescription(new RegExp(formLabels.optional))
})

for (const isTried of [true, false])
  test(`Hydration shows errors where sending was tried: ${isTried}`, async ({ page }) => {
    const { letThrough } = await holdBack(page)
    await page.goto('/contact')
    const { name, email, message, send } = formIn(page.getByRole('main'))
    if (isTried) await email.fill('zoe at example.com')
    await (isTried ? send.click() : name.focus())
    await expect(name, 'the browser goes to the first').toBeFocused()
    await isFine(name)
    letThrough()
    await expect(hydratedIsland(page, 'contact-form')).toHaveCount(1)
    if (!isTried) return void (await Promise.all([name, email, message].map(isFine)))
    await isOurError(name, NAME.missing)
    await isOurError(email, EMAIL.malformed, EITHER)
    await isOurError(message, MESSAGE.missing, MESSAGE.hint)
    await expect(name).toBeFocused()
  })
