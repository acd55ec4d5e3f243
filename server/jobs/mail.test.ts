import { expect, test } from 'vitest'
import { senderFor } from './mail.ts'

test('The sender is the account if it is an e-mail address, else the owner', () => {
  expect(senderFor('smtp://site%40kiteline.example:p@smtp.example.com', ['o@example.com'])).toBe(
    'site@kiteline.example',
  )
  expect(senderFor('smtp://apikey:p@smtp.example.com', ['o@example.com'])).toBe('o@example.com')
})
