import { describe, expect, test } from 'vitest'
import { testApp, textOf } from '../../tests/server/support/test-app.ts'

describe('What is stored', () => {
  test('is the message, its origin, and every other field of the form', async () => {
    const { sendForm, stored } = testApp()
    await sendForm({
      subject_of_interest: 'CRM',
      page: 'https://kiteline.example/products/crm',
      referrer: 'https://search.example/',
      utm_campaign: 'monsoon',
      phone: '+91 79 0000 0000',
      constructor: 'not built in',
      'g-recaptcha-response': 'secret',
    })
    expect(stored).toEqual([
      {
        id: undefined,
        receivedAt: 1_000_000,
        name: 'Asha',
        email: 'asha@example.com',
        message: 'Hello',
        suspicion: undefined,
        quarantined: false,
        selfTest: false,
        details: {
          subject_of_interest: 'CRM',
          page: 'https://kiteline.example/products/crm',
          referrer: 'https://search.example/',
          utm_campaign: 'monsoon',
          phone: '+91 79 0000 0000',
          constructor: 'not built in',
        },
      },
    ])
  })

  test('contains the result of a demo with its line breaks', async () => {
    const { sendForm, stored } = testApp()
    await sendForm({ result: `Flight height: 73 m\r\nLines: 11\n${'x'.repeat(900)}` })
    expect(stored[0]?.details.result).toBe(`Flight height: 73 m\nLines: 11\n${'x'.repeat(900)}`)
  })

  test('names the page that it was sent from even if the form does not', async () => {
    const { post, stored } = testApp()
    await post()
    expect(stored[0]?.details.page).toBe('https://kiteline.example/contact')
  })

  test('has other fields under plain names, without control characters', async () => {
    const { post, stored } = testApp()
    await post({
      'phone\r\nReceived: never': '1\u001b[2J2\u009b3',
      'téléphone-2 (privé)': 'un\ndeux',
    })
    expect(stored[0]?.details).toMatchObject({
      'phone_Received_ never': '1[2J23',
      'téléphone-2 _privé_': 'un\ndeux',
    })
  })

  test('is bounded, however many fields are sent', async () => {
    const { sendForm, stored } = testApp()
    const many = Object.fromEntries(
      Array.from({ length: 60 }, (_, i) => [`f${i}`, 'x'.repeat(900)]),
    )
    await sendForm(many)
    expect(JSON.stringify(stored[0]?.details).length).toBeLessThan(20 * 600)
  })

  test('is a self-test only with the token', async () => {
    const { sendForm, stored } = testApp()
    await sendForm({ self_test: 'yes' })
    await sendForm({ self_test: 'the-mark' })
    expect(stored.map(({ selfTest }) => selfTest)).toEqual([false, true])
  })
})

test('A message that cannot be stored is not acknowledged, and the reason is not told', async () => {
  const store = async () => {
    throw new Error('database or disk is full')
  }
  const { sendForm } = testApp({ store })
  expect(await textOf(sendForm())).toBe(
    '503 The message could not be stored. Please try again later',
  )
})
