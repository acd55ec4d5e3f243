import { describe, expect, test } from 'vitest'
import { FIELD } from '../../contract/fields.ts'
import { testApp, textOf } from '../../tests/server/support/test-app.ts'

const { sendForm, stored } = testApp()

async function signsOf(fields: Record<string, string>) {
  // The response must not reveal the suspicion.
  expect(await textOf(sendForm(fields))).toBe('200 OK')
  const { suspicion, quarantined } = stored.at(-1) ?? {}
  return [suspicion, quarantined]
}

describe('A message is quarantined, though answered like any other,', () => {
  test('when the honeypot is filled in and the form was sent too fast', async () => {
    const fields = { [FIELD.honeypot]: 'Spam Ltd', [FIELD.elapsedMs]: '1999' }
    expect(await signsOf(fields)).toEqual(['honeypot', true])
  })

  test('when the honeypot is filled in and no script of the page ran', async () => {
    for (const elapsed of ['', 'soon', '-5']) {
      const fields = { [FIELD.honeypot]: 'x'.repeat(20_000), [FIELD.elapsedMs]: elapsed }
      expect(await signsOf(fields)).toEqual(['honeypot', true])
    }
    expect(await signsOf({ [FIELD.honeypot]: 'Spam Ltd' })).toEqual(['honeypot', true])
  })
})

describe('A message is mailed and marked', () => {
  test('when autofill has filled in the honeypot for a person who took their time', async () => {
    const fields = { [FIELD.honeypot]: 'Rao Tiles', [FIELD.elapsedMs]: '45000' }
    expect(await signsOf(fields)).toEqual(['honeypot', false])
  })

  test('when it was sent too fast, without another sign', async () => {
    expect(await signsOf({ [FIELD.elapsedMs]: '1999' })).toEqual(['too fast', false])
  })
})

test('A message without signs of spam is mailed unmarked', async () => {
  expect(await signsOf({})).toEqual([undefined, false])
  expect(await signsOf({ [FIELD.honeypot]: '' })).toEqual([undefined, false])
  for (const elapsed of ['2000', '', 'soon', '-5', 'NaN']) {
    expect(await signsOf({ [FIELD.elapsedMs]: elapsed })).toEqual([undefined, false])
  }
})

test('No error names the honeypot', async () => {
  const trapped = { [FIELD.honeypot]: 'x', [FIELD.elapsedMs]: '1' }
  for (const wrong of ['name', 'email', 'message']) {
    const text = await textOf(sendForm({ ...trapped, [wrong]: '' }))
    expect(text).toMatch(/^422 (name|email|message) /)
  }
})
