import { describe, expect, test } from 'vitest'
import { FIELDS, type Values } from '../../contract/fields.ts'
import { enquiryFields, firstProblem } from './enquiry-schema.ts'

const ENQUIRY = { name: 'Asha', email: 'asha@example.com', message: 'Hello' }

const parsed = (fields: Values) => enquiryFields({ ...ENQUIRY, ...fields })
const problem = (fields: Values) => firstProblem(parsed(fields))

describe('A message', () => {
  test.each(['name', 'email', 'message'])('needs its %s', (field) => {
    expect(problem({ [field]: undefined })).toBe(`${field} is empty`)
    expect(problem({ [field]: ' \r\n ' })).toBe(`${field} is empty`)
    expect(problem({ [field]: '\u200b\u2060 \u00ad\u3164\u202e' })).toBe(`${field} is empty`)
  })

  test.each([
    ['name', FIELDS.name.limit],
    ['message', FIELDS.message.limit],
  ])('takes a %s of %i characters and no more', (field, limit) => {
    expect(problem({ [field]: 'x'.repeat(limit) })).toBeUndefined()
    expect(problem({ [field]: 'x'.repeat(limit + 1) })).toContain('longer than')
    // In UTF-16 units, as `maxlength` counts: an emoji is two.
    expect(problem({ [field]: '🪁'.repeat(limit / 2) })).toBeUndefined()
    expect(problem({ [field]: `${'🪁'.repeat(limit / 2)}x` })).toContain('longer than')
  })

  test('counts a line break as one character, as the browser does', () => {
    const longest = '\r\n'.repeat(100) + 'x'.repeat(FIELDS.message.limit - 100)
    expect(problem({ message: longest })).toBeUndefined()
    expect(parsed({ message: 'one\r\ntwo\rthree' }).message).toBe('one\ntwo\nthree')
  })

  test('takes what is an e-mail address, and nothing else', () => {
    for (const email of [
      'a@b',
      'a.b+c@d-e.example',
      "o'neil@example.com",
      'आशा@उदाहरण.भारत',
      'é@ü.de',
    ])
      expect(problem({ email }), email).toBeUndefined()
    const wrong = ['a', 'a@', '@b', 'a b@c', 'a@b,c@d', '<a@b>, <c@d>', 'a@b>', 'a@-b', 'a@b..c']
    for (const email of [...wrong, '"a"@b'])
      expect(problem({ email }), email).toContain('not valid')
  })

  test('carries the results of demos with their line breaks, as many as fit', () => {
    expect(parsed({ result: 'Height: 73 m\r\nLines: 11' }).result).toBe('Height: 73 m\nLines: 11')
    expect(parsed({ result: 'x'.repeat(9000) }).result).toHaveLength(FIELDS.result.limit)
  })

  test('may be empty beside the result of a demo, but not beside an empty one', () => {
    expect(parsed({ message: ' \u200b\r\n', result: 'Lines: 11' }).message).toBe('')
    expect(problem({ message: '', result: ' \u200b' })).toBe('message is empty')
    expect(problem({ name: '', message: '', result: 'Lines: 11' })).toBe('name is empty')
  })
})
