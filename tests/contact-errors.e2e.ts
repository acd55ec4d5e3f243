import { randomUUID } from 'node:crypto'
import type { Locator } from '@playwright/test'
import { FIELDS } from '../contract/fields.ts'
import { fillIn } from '../contract/fill-in.ts'
import { callsOf, contactPage, formIn, formLabels, outbox, someone } from './contact-form.ts'
import { asShown } from './content-file.ts'
import { holdBack, hydratedIsland } from './page-notes.ts'
import { LETTERS, PASTED } from './pasted-addresses.ts'
import { expect, letsConnect, test } from './site.ts'

const { name: NAME, email: EMAIL, phone: PHONE, message: MESSAGE } = formLabels.fields
const EITHER = formLabels.either

/** Numbers as people write them; the server's test has more. */
const NUMBERS = ['98765 43210', '(WhatsApp) 98765 43210', '૯૮૭૬૫ ૪૩૨૧૦', '+971 50 123 4567']
/** Too short without its area code; of no country; too long. */
const WRONG = ['+91 2658 1234', '+999 98765 43210', '+91 98765 432101']

/** Checks that the error is shown beside its field and exposed to screen readers (WCAG 3.3.1). */
async function isOurError(field: Locator, error = '', hint = '') {
  await expect(field).toHaveAccessibleDescription(asShown(`${error} ${hint}`))
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field.locator('..').getByText(asShown(error), { exact: true })).toBeVisible()
}

const isFine = (field: Locator) => expect(field).not.toHaveAttribute('aria-invalid')

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

test('An address is taken as people paste it, and shown so', async ({ page, visit }) => {
  const form = await contactPage(page, visit)
  await form.email.focus()
  await page.keyboard.insertText(PASTED['soft hyphens']?.('asha@example.com') ?? '')
  await page.keyboard.press('Tab')
  await expect(form.email).toHaveValue('asha@example.com')
  const text = someone()
  await form.write({ ...text, email: '' })
  const border = (field: Locator) => field.evaluate((one) => getComputedStyle(one).borderColor)
  for (const letters of LETTERS) {
    await form.email.fill(`${letters}@example.com`)
    await form.message.focus()
    await isFine(form.email)
    expect(await border(form.email), letters).toBe(await border(form.name))
  }
  await form.email.fill('')
  await page.keyboard.insertText(`<${text.email}>`)
  await page.keyboard.press('Enter')
  await expect(form.thanks).toBeVisible()
  expect(await outbox(text.email)).toHaveLength(1)
})

test('A slip in an address is asked about; either is sent', async ({ page, visit }) => {
  const form = await contactPage(page, visit)
  const { dotMissing, suggestion } = formLabels.emailQuestion
  await form.write({ ...someone(), email: 'zoe@example' })
  await expect(page.getByText(dotMissing, { exact: true })).toBeVisible()
  await isFine(form.email)
  const name = suggestion.replace('{address}', 'Zoe@gmail.com')
  const right = page.getByRole('button', { name, exact: true })
  for (const slip of ['gmial.com', 'gmal.com', 'gmail.con', 'gmaill.com', 'gmail']) {
    await form.email.fill(`Zoe@${slip}`)
    await form.message.focus()
    await right.click()
    await expect(form.email, slip).toHaveValue('Zoe@gmail.com')
    await expect(right).toBeHidden()
  }
  await form.email.fill('zoe@mail.com')
  await form.message.focus()
  await expect(page.getByRole('button', { name: 'gmail.com' })).toHaveCount(0)
  const email = `${randomUUID()}@example`
  await form.email.fill(email)
  await form.message.focus()
  await form.isSent()
  expect(await outbox(email)).toHaveLength(1)
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

test('A long paste is kept whole, with by how much it is too long', async ({ page, visit }) => {
  const form = await contactPage(page, visit)
  for (const name of ['name', 'email', 'phone', 'message'] as const) {
    const { limit } = FIELDS[name]
    const text = `${'x'.repeat(limit + 771)} 98765 43210`
    await form[name].focus()
    await page.keyboard.insertText(text)
    await form.send.click()
    await expect(form[name]).toHaveValue(text)
    const { label } = formLabels.fields[name]
    const error = fillIn(formLabels.tooLong, { label, count: 783, limit })
    const shown = form[name].locator('..').getByText(asShown(error), { exact: true })
    await expect(shown).toBeVisible()
  }
  expect(await callsOf(page)).toHaveLength(0)
  await form.message.fill('x'.repeat(FIELDS.message.limit))
  await isFine(form.message)
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

test('A form has no errors after the other one of its page was sent', async ({ page }) => {
  const dialog = await letsConnect(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  const onPage = formIn(page.getByRole('main'))
  await onPage.name.scrollIntoViewIfNeeded()
  await expect(hydratedIsland(page, 'contact-form')).toHaveCount(1)
  await onPage.send.click()
  await isOurError(onPage.name, NAME.missing)

  await page.locator('dialog').evaluate((element: HTMLDialogElement) => element.showModal())
  const inDialog = formIn(dialog)
  await isFine(inDialog.name)
  const text = someone()
  await inDialog.write(text)
  await inDialog.isSent()
  expect(await outbox(text.email)).toHaveLength(1)
  await page.emulateMedia({ media: 'print' })
  const cut = await dialog.evaluate((element) => element.scrollHeight - element.clientHeight)
  expect(cut, 'printed in full').toBeLessThan(2)
  await expect(page.getByRole('heading', { level: 1 }), 'and alone').toBeHidden()
  await page.emulateMedia({ media: null })
  await page.keyboard.press('Escape')
  for (const field of [onPage.name, onPage.email, onPage.message]) await isFine(field)
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
