import { expect, test } from 'vitest'
import { FIELD } from '../../contract/fields.ts'
import { testApp } from '../server/support/test-app.ts'

const suspected = async (message: string) => {
  const { sendForm, stored } = testApp()
  await sendForm({ message, [FIELD.elapsedMs]: '9000' })
  return stored[0]?.suspicion
}

test.each([
  'We sell tiles in Morbi. What does SEO cost a month? We want to be on the first page of Google.',
  'Another agency bought bad backlinks for us, and our rankings fell. Can you help with SEO?',
  'Please send a proposal for SEO, link building and a new website, with more traffic to our shop.',
  'We are a bank, and want ads for our instant loans at low interest. What would 20 leads cost?',
  'તમે SEO કરો છો? અમારે બેકલિંક જોઈએ છે.',
])('A customer is not taken for a seller: %s', async (message) => {
  expect(await suspected(message)).toBeUndefined()
})

test.each([
  'Hi, I can rank your website on Google with high DA dofollow back links at low cost.',
  'Do you accept guest posts? We pay for a link insertion in your blog.',
  'Do you need a loan? Instant loans for every business, without collateral.',
  'Dear sir, we offer SEO. Traffic to your web site will grow, with your website on the first page.',
])('A seller is: %s', async (message) => {
  expect(await suspected(message)).toBe('words')
})
