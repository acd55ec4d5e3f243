import { expect, test } from 'vitest'
import { FIELD, STORAGE_KEYS } from '../../../contract/fields.ts'
import { issuesWith, own } from '../../../tests/test-content.ts'
import { COLLECTED } from './schema.ts'

const FILE = 'privacy.md'
const notice = own[FILE] ?? ''

const issuesAfter = (change: (text: string) => string) => issuesWith({ [FILE]: change(notice) })

/** The errors of the notice without one line of its lists. */
const without = (name: string) =>
  issuesAfter((text) => text.replace(new RegExp(`^  ${name}: .*\n`, 'm'), ''))

test.each(COLLECTED)('The privacy notice is wrong without the sent field "%s"', (field) => {
  expect(without(field)).toEqual([expect.stringContaining(`collected.${field}: is missing`)])
})

test.each(Object.values(STORAGE_KEYS))('It is wrong without the stored "%s"', (key) => {
  expect(without(key)).toEqual([expect.stringContaining(`kept.${key}: is missing`)])
})

test('The privacy notice has an error if its text does not mention an entry of its lists', () => {
  const line = `\n  ${FIELD.name}: .*`
  const issues = issuesAfter((text) => text.replace(new RegExp(line), `\n  ${FIELD.name}: Shoes`))
  expect(issues).toEqual([
    expect.stringContaining(`collected.${FIELD.name}: the text does not say "Shoes"`),
  ])
})

test('The privacy notice has an error if it lists a field that the form does not send', () => {
  expect(issuesAfter((text) => text.replace('\nkept:', '\n  shoes: Your shoes\nkept:'))).toEqual([
    expect.stringMatching(/collected/),
  ])
})
