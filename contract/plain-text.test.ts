import { expect, test } from 'vitest'
import { patternOf, plainText } from './plain-text.ts'
import { wordsOf } from './words-of.ts'

test.each([
  ["Let's", 'Let’s'],
  ['LOreal', 'L′Oréal'],
  ['cafe', 'cafe\u0301'],
  ['Strasse', 'Straße'],
])('%s and %s are the same to a search', (one, other) => {
  expect(plainText(one)).toBe(plainText(other))
  expect(wordsOf(one)).toEqual(wordsOf(other))
})

test.each([
  ["Let's", 'Let’s', true],
  ['cafe', 'café', true],
  ['café', 'cafe\u0301', true],
  ['e-mail', 'e‑mail', true],
  ['Zoë (C++)', 'Zoe (C++)', true],
  ['мой', 'мои', false],
  ['cafes', 'café', false],
])('In a text, %s finds %s: %s', (text, found, expected) => {
  expect(patternOf(text).test(found)).toBe(expected)
  expect(patternOf(text, '', true).test(`(${found})`)).toBe(expected)
})
