import { describe, expect, test } from 'vitest'
import { FIELD } from '../../contract/fields.ts'
import { testApp, textOf } from '../../tests/server/support/test-app.ts'

const { sendForm, kept } = testApp()

async function suspicionOf(fields: Record<string, string>) {
  // The answer gives nothing away.
  expect(await textOf(sendForm(fields))).toBe('200 OK')
  return kept.at(-1)?.suspicion
}

describe('A message goes to quarantine, though answered like any other,', () => {
  test('when the field that nobody sees is filled in', async () => {
    expect(await suspicionOf({ [FIELD.honeypot]: 'Spam Ltd' })).toBe('honeypot')
    expect(await suspicionOf({ [FIELD.honeypot]: 'x'.repeat(20_000) })).toBe('honeypot')
  })

  test('when the form was filled in faster than a person can', async () => {
    expect(await suspicionOf({ [FIELD.elapsedMs]: '1999' })).toBe('too fast')
  })

  test('and not otherwise', async () => {
    expect(await suspicionOf({})).toBeUndefined()
    expect(await suspicionOf({ [FIELD.honeypot]: '' })).toBeUndefined()
    for (const elapsed of ['2000', '', 'soon', '-5', 'NaN']) {
      expect(await suspicionOf({ [FIELD.elapsedMs]: elapsed })).toBeUndefined()
    }
  })
})

test('No refusal names a trap', async () => {
  const trapped = { [FIELD.honeypot]: 'x', [FIELD.elapsedMs]: '1' }
  for (const wrong of ['name', 'email', 'message']) {
    const text = await textOf(sendForm({ ...trapped, [wrong]: '' }))
    expect(text).toMatch(/^422 (name|email|message) /)
  }
})
