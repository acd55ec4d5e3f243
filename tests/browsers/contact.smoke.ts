import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { inject } from 'vitest'
import { DATABASE_FILE } from '../../server/store/open-database.ts'
import { asShown, siteContent } from '../content-file.ts'
import { someone, storedFrom } from '../outbox.ts'
import { expect, test, type Visitor } from './support/visitor.ts'

const { contact, navigation } = siteContent
const words = contact.form

type Message = ReturnType<typeof someone>

function contactForm({ main }: Visitor) {
  const fields = {
    name: main.getByRole('textbox', words.nameLabel),
    email: main.getByRole('textbox', words.emailLabel),
    message: main.getByRole('textbox', words.messageLabel),
  }
  return {
    send: main.getByRole('button', words.sendLabel),
    thanks: main.getByText(words.thanks.title),
    failure: main.getByRole('alert'),
    async write({ name, email, message }: Message) {
      await fields.name.type(name)
      await fields.email.type(email)
      await fields.message.type(message)
    },
    async holds({ name, email, message }: Message) {
      await fields.name.is({ value: name })
      await fields.email.is({ value: email })
      await fields.message.is({ value: message })
    },
  }
}

test('A message is sent, kept in the outbox, and its sender thanked', async ({ visitor }) => {
  await visitor.visit('/contact')
  const form = contactForm(visitor)
  const text = someone()
  await form.write(text)
  await form.holds(text)
  await form.send.click()
  await form.thanks.is({ focused: true })
  expect(await storedFrom(text.email, inject('outbox'))).toEqual([expect.objectContaining(text)])
})

test('An empty form is not sent: what is missing is said beside its fields', async ({
  visitor,
}) => {
  await visitor.visit('/contact')
  await contactForm(visitor).send.click()
  await visitor.main.getByText(words.errors.nameMissing).is()
  await visitor.main.getByText(words.errors.messageMissing).is()
  await visitor.main.getByRole('textbox', words.nameLabel).is({ focused: true })
})

test('A message that the server cannot store stays in the form, and the visitor is told why', async ({
  visitor,
}) => {
  await visitor.visit('/contact')
  const form = contactForm(visitor)
  const text = someone()
  await form.write(text)
  // Another program that writes for longer than the server waits has the same effect as a full disk.
  const other = new DatabaseSync(path.join(inject('outbox'), DATABASE_FILE))
  other.exec('BEGIN IMMEDIATE')
  await form.send.click()
  await form.failure.getByText(asShown(words.failure.reasons.server)).is()
  other.close()
  await form.holds(text)
  await form.thanks.isGone()
  expect(await storedFrom(text.email, inject('outbox'))).toEqual([])
})

test('A half-written message is there again on the way back from another page, and by a link', async ({
  visitor,
}) => {
  await visitor.visit('/contact')
  const form = contactForm(visitor)
  const text = someone()
  await form.write(text)
  const { pricing, contact } = navigation.header
  await visitor.header.getByRole('link', pricing.label).click()
  await visitor.isAt('/pricing')
  await visitor.back()
  await visitor.isAt('/contact')
  await visitor.isHydrated()
  await form.holds(text)

  await visitor.header.getByRole('link', pricing.label).click()
  await visitor.isAt('/pricing')
  await visitor.header.getByRole('link', contact.label).click()
  await visitor.isAt('/contact')
  await visitor.isHydrated()
  await form.holds(text)
})
