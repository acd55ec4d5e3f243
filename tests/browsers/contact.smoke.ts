import { inject } from 'vitest'
import { siteContent } from '../content-file.ts'
import { someone, storedFrom } from '../outbox.ts'
import { expect, test, type Visitor } from './support/visitor.ts'

const { contact, navigation } = siteContent
const labels = contact.form

type Message = ReturnType<typeof someone>

function contactForm({ main }: Visitor) {
  const fields = {
    name: main.getByRole('textbox', labels.fields.name.label),
    email: main.getByRole('textbox', labels.fields.email.label),
    message: main.getByRole('textbox', labels.fields.message.label),
  }
  return {
    send: main.getByRole('button', labels.sendLabel),
    thanks: main.getByText(labels.thanks.title),
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

test('An enquiry is sent, stored in the outbox, and its sender thanked', async ({ visitor }) => {
  await visitor.visit('/contact')
  const form = contactForm(visitor)
  const text = someone()
  await form.write(text)
  await form.holds(text)
  await form.send.click()
  await form.thanks.is({ focused: true })
  expect(await storedFrom(text.email, inject('outbox'))).toEqual([expect.objectContaining(text)])
})

test('A half-written enquiry is restored after Back and by a link', async ({ visitor }) => {
  await visitor.visit('/contact')
  const form = contactForm(visitor)
  const text = someone()
  await form.write(text)
  const { pricing, contact } = navigation.header
  await visitor.header.getByRole('link', pricing.label).click()
  await visitor.isAt('/pricing')
  await visitor.back()
  await visitor.isAt('/contact')
  await form.holds(text)

  await visitor.header.getByRole('link', pricing.label).click()
  await visitor.isAt('/pricing')
  await visitor.header.getByRole('link', contact.label).click()
  await visitor.isAt('/contact')
  await form.holds(text)
})
