import type { Locator, Page, Request } from '@playwright/test'
import { asShown, siteContent } from './content-file.ts'
import { someone, storedFrom } from './outbox.ts'
import { expect } from './site.ts'

export { someone } from './outbox.ts'
export const SEND_FORM = '/api/v1.0/email/send-form'
/** Milliseconds after which an enquiry counts as sent by a person. */
export const A_MOMENT = 10_000

export const formLabels = siteContent.contact.form

/** The enquiries from one sender in the outbox of these tests. */
export const outbox = (sender: string) => storedFrom(sender, process.env.TEST_DATA_DIR ?? '')

/** The visible form within a page or a part of it, by the names of its fields. @param labels in another language */
export function formIn(within: Page | Locator, labels = formLabels) {
  const field = (of: 'name' | 'email' | 'phone' | 'message') =>
    within.getByRole('textbox', { name: labels.fields[of].label, exact: true })
  const button = (name: string) => within.getByRole('button', { name, exact: true })
  const [name, email, message] = [field('name'), field('email'), field('message')]
  const send = button(labels.sendLabel)
  const thanks = within.getByText(labels.thanks.title, { exact: true })
  return {
    ...{ name, email, message, send, thanks },
    phone: field('phone'),
    retry: button(labels.failure.retryLabel),
    alert: within.getByRole('alert'),
    async write(text: ReturnType<typeof someone>) {
      await name.fill(text.name)
      await email.fill(text.email)
      await message.fill(text.message)
    },
    async holds(text: { name: string; email: string; message: string }) {
      // A form that has never been near the window is not hydrated, and shows no errors yet.
      await name.scrollIntoViewIfNeeded()
      await expect(name).toHaveValue(text.name)
      await expect(email).toHaveValue(text.email)
      await expect(message).toHaveValue(text.message)
    },
    async isSent() {
      await send.click()
      await expect(thanks).toBeVisible()
    },
  }
}

/** The contact page with a clock that the test controls, opened as long ago as a person needs. */
export async function contactPage(page: Page, visit: (path: string) => Promise<void>) {
  await page.clock.install()
  await visit('/contact')
  await page.clock.fastForward(A_MOMENT)
  return formIn(page.getByRole('main'))
}

/** The contact page with an enquiry typed in. */
export async function writtenMessage(page: Page, visit: (path: string) => Promise<void>) {
  const form = await contactPage(page, visit)
  const text = someone()
  await form.write(text)
  return { form, text }
}

/** Writes and sends an enquiry in the content of a page whose clock is installed; returns its fields as they are stored. */
export async function sendEnquiry(page: Page, text = someone()) {
  const form = formIn(page.getByRole('main'))
  await form.write(text)
  await page.clock.fastForward(A_MOMENT)
  await form.isSent()
  const [stored] = await outbox(text.email)
  return stored
}

/** The fields of a submitted form. */
export async function sentFields(request: Request) {
  const headers = { 'content-type': (await request.headerValue('content-type')) ?? '' }
  const body = new Uint8Array(request.postDataBuffer() ?? [])
  const fields = await new Response(body, { headers }).formData()
  return Object.fromEntries(fields) as Record<string, string>
}

/** The requests with which a page has sent its form. */
export const callsOf = async (page: Page) =>
  (await page.requests()).filter((request) => new URL(request.url()).pathname === SEND_FORM)

export const EMPTY = { name: '', email: '', message: '' }

/** Checks that the error is shown beside its field and exposed to screen readers (WCAG 3.3.1). */
export async function isOurError(field: Locator, error = '', hint = '') {
  await expect(field).toHaveAccessibleDescription(asShown(`${error} ${hint}`))
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field.locator('..').getByText(asShown(error), { exact: true })).toBeVisible()
}

export const isFine = (field: Locator) => expect(field).not.toHaveAttribute('aria-invalid')
