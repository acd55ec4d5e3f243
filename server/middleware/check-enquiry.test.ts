import { expect, test } from 'vitest'
import { testApp, textOf } from '../../tests/server/support/test-app.ts'

const { sendForm, stored } = testApp()

test('An invalid form is answered 422 with one line that says why, and is not stored', async () => {
  expect(await textOf(sendForm({ name: ' ' }))).toBe('422 name is empty')
  expect(await textOf(sendForm({ email: 'asha' }))).toBe('422 email is not an e-mail address')
  expect(stored).toEqual([])
})
