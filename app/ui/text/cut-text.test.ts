import { expect, test } from 'vitest'
import { cutBlogTitle, cutDescription } from './cut-text.ts'

/** What a reader counts as one character. */
const CHARACTERS: [string, string][] = [
  ['a letter', 'x'],
  ['a letter with a combining accent', 'e\u0301'],
  ['a letter with several combining marks', 'n\u0303\u0323\u0331'],
  ['a syllable of Devanagari', 'कि'],
  ['an emoji with a skin tone', '👍🏾'],
  ['a family of emoji', '👩‍👩‍👧‍👦'],
  ['a flag', '🇮🇳'],
]

test.each(CHARACTERS)('A blog title over 65 is cut to 62 and an ellipsis: %s', (_, character) => {
  expect(cutBlogTitle(character.repeat(65))).toBe(character.repeat(65))
  expect(cutBlogTitle(character.repeat(66))).toBe(`${character.repeat(62)}…`)
})

test.each(CHARACTERS)('A description over 200 is cut to 200 and one: %s', (_, character) => {
  expect(cutDescription(character.repeat(200))).toBe(character.repeat(200))
  expect(cutDescription(character.repeat(201))).toBe(`${character.repeat(200)}…`)
})
