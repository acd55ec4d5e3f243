import type { Locator, Page, Request } from '@playwright/test'
import { siteContent } from './content-file.ts'
import { someone, storedFrom } from './outbox.ts'
import { expect } from './site.ts'

export { someone } from './outbox.ts'
export const SEND_FORM = '/api/v1.0/email/send-form'
/** As long as a person takes at least: what is sent sooner is taken for a program's. */
export const A_MOMENT = 10_000

/** The form's words, as its owner wrote them. */
export const words = siteContent.contact.form

/** What the outbox of these tests holds from one sender. */
export const outbox = (sender: string) => storedFrom(sender, process.env.TEST_DATA_DIR ?? '')

/** The form that a visitor sees within an island of the page, by the names of its fields. */
export function formIn(island: Page | Locator) {
  const name = island.getByRole('textbox', { name: words.nameLabel, exact: true })
  const email = island.getByRole('textbox', { name: words.emailLabel, exact: true })
  const message = island.getByRole('textbox', { name: words.messageLabel, exact: true })
  return {
    name,
    email,
    message,
    send: island.getByRole('button', { name: words.sendLabel, exact: true }),
    retry: island.getByRole('button', { name: words.failure.retryLabel, exact: true }),
    alert: island.getByRole('alert'),
    thanks: island.getByText(words.thanks.title, { exact: true }),
    async write(text: ReturnType<typeof someone>) {
      await name.fill(text.name)
      await email.fill(text.email)
      await message.fill(text.message)
    },
    async holds(text: { name: string; email: string; message: string }) {
      // A form that nobody has come near is not hydrated, and shows nothing yet.
      await name.scrollIntoViewIfNeeded()
      await expect(name).toHaveValue(text.name)
      await expect(email).toHaveValue(text.email)
      await expect(message).toHaveValue(text.message)
    },
  }
}

/** The contact page with a clock that the test can put forward. */
export async function contactPage(page: Page, visit: (path: string) => Promise<void>) {
  await page.clock.install()
  await visit('/contact')
  return formIn(page.getByRole('main'))
}

/** The contact page with a message written in it, as long ago as a person takes at least. */
export async function writtenMessage(page: Page, visit: (path: string) => Promise<void>) {
  const form = await contactPage(page, visit)
  const text = someone()
  await form.write(text)
  await page.clock.fastForward(A_MOMENT)
  return { form, text }
}

/** One field of a form that was sent, out of the multipart text. */
export const sentField = (request: Request, name: string) =>
  new RegExp(`name="${name}"\\r\\n\\r\\n([\\s\\S]*?)\\r\\n--`).exec(
    request.postDataBuffer()?.toString('utf8') ?? '',
  )?.[1]

/** The names of all fields of a form that was sent. */
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
