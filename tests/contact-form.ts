import type { Locator, Page, Request } from '@playwright/test'
import { siteContent } from './content-file.ts'
import { someone, storedFrom } from './outbox.ts'
import { expect } from './site.ts'

export { someone } from './outbox.ts'
export const SEND_FORM = '/api/v1.0/email/send-form'
/** Milliseconds after which an enquiry counts as sent by a person. */
export const A_MOMENT = 10_000

/** The form's labels, as in the content. */
export const formLabels = siteContent.contact.form

/** The enquiries from one sender in the outbox of these tests. */
export const outbox = (sender: string) => storedFrom(sender, process.env.TEST_DATA_DIR ?? '')

/** The visible form within a page or a part of it, by the names of its fields. */
export function formIn(within: Page | Locator) {
  const name = within.getByRole('textbox', { name: formLabels.fields.name.label, exact: true })
  const email = within.getByRole('textbox', { name: formLabels.fields.email.label, exact: true })
  const message = within.getByRole('textbox', {
    name: formLabels.fields.message.label,
    exact: true,
  })
  const phone = within.getByRole('textbox', { name: formLabels.fields.phone.label, exact: true })
  return {
    name,
    email,
    phone,
    message,
    send: within.getByRole('button', { name: formLabels.sendLabel, exact: true }),
    retry: within.getByRole('button', { name: formLabels.failure.retryLabel, exact: true }),
    alert: within.getByRole('alert'),
    thanks: within.getByText(formLabels.thanks.title, { exact: true }),
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
  }
}

/** The contact page with a clock that the test controls. */
export async function contactPage(page: Page, visit: (path: string) => Promise<void>) {
  await page.clock.install()
  await visit('/contact')
  return formIn(page.getByRole('main'))
}

/** The contact page with an enquiry typed in, long enough ago to count as a person's. */
export async function writtenMessage(page: Page, visit: (path: string) => Promise<void>) {
  const form = await contactPage(page, visit)
  const text = someone()
  await form.write(text)
  await page.clock.fastForward(A_MOMENT)
  return { form, text }
}

/** One field of a submitted form, from the multipart body. */
export const sentField = (request: Request, name: string) =>
  new RegExp(`name="${name}"\\r\\n\\r\\n([\\s\\S]*?)\\r\\n--`).exec(
    request.postDataBuffer()?.toString('utf8') ?? '',
  )?.[1]

/** The names of all fields of a submitted form. */
export const sentNames = (request: Request) =>
  Array.from(
    (request.postDataBuffer()?.toString('utf8') ?? '').matchAll(/form-data; name="([^"]+)"/g),
    ([, name = '']) => name,
  )

export const callsOf = (page: Page) => {
  const calls: Request[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === SEND_FORM) calls.push(request)
  })
  return calls
}

export const EMPTY = { name: '', email: '', message: '' }
