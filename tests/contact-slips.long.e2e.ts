import { randomUUID } from 'node:crypto'
import type { Locator } from '@playwright/test'
import { FIELDS } from '../contract/fields.ts'
import { fillIn } from '../contract/fill-in.ts'
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
import { asShown } from './content-file.ts'
import { hydratedIsland } from './page-notes.ts'
import { LETTERS, PASTED } from './pasted-addresses.ts'
import { expect, letsConnect, test } from './site.ts'

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

test('A form has no errors after the other one of its page was sent', async ({ page }) => {
  const dialog = await letsConnect(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  const onPage = formIn(page.getByRole('main'))
  await onPage.name.scrollIntoViewIfNeeded()
  await expect(hydratedIsland(page, 'contact-form')).toHaveCount(1)
  await onPage.send.click()
  await isOurError(onPage.name, formLabels.fields.name.missing)

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
