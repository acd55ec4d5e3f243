import { inject } from 'vitest'
import { siteContent } from '../content-file.ts'
import { someone, storedFrom } from '../outbox.ts'
import { expect, test, type Visitor } from './support/visitor.ts'

const { contact, navigation } = siteContent
const labels = contact.form

type Message = ReturnType<typeof someone>

function contactForm({ main }: Visitor) {
  const names = ['name', 'email', 'message'] as const
  const field = (name: keyof Message) => main.getByRole('textbox', labels.fields[name].label)
  return {
    send: main.getByRole('button', labels.sendLabel),
    thanks: main.getByText(labels.thanks.title),
    async write(text: Message) {
      for (const name of names) await field(name).type(text[name])
    },
    async holds(text: Message) {
      for (const name of names) await field(name).is({ value: text[name] })
    },
  }
}

test('An enquiry is there after Back and by a link; sent, it is stored', async ({ visitor }) => {
  await visitor.visit('/contact')
  const form = contactForm(visitor)
  const text = someone()
  await form.write(text)
  const { pricing, contact } = navigation.header
  const link = visitor.header.getByRole('link', contact.label)
  for (const comeBack of [() => visitor.back(), () => link.click()]) {
    await visitor.header.getByRole('link', pricing.label).click()
    await visitor.isAt('/pricing')
    await comeBack()
    await visitor.isAt('/contact')
    await form.holds(text)
  }
  await form.send.click()
  await form.thanks.is({ focused: true })
  expect(await storedFrom(text.email, inject('outbox'))).toEqual([expect.objectContaining(text)])
})
