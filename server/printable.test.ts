import { expect, test } from 'vitest'
import { isolated, isolatedLine, printable, printableLine } from './printable.ts'

test('Control characters are written out', () => {
  expect(printable('a\u001b[31m b\u009b2J c\u0007\r\u007f')).toBe(
    'a\\u001b[31m b\\u009b2J c\\u0007\\u000d\\u007f',
  )
})

test('Characters that change the text direction are written out', () => {
  expect(printable('invoice\u202efdp.exe\u202c \u2067x\u2069 \u200f\u061c')).toBe(
    'invoice\\u202efdp.exe\\u202c \\u2067x\\u2069 \\u200f\\u061c',
  )
})

test('Every script, emoji, tabs and newlines stay', () => {
  const words = 'नमस्ते 你好 שלום e\u0301 👩🏽‍🚀\n\tend'
  expect(printable(words)).toBe(words)
})

test('In a mail, characters that change the text direction stay inside their line', () => {
  expect(isolatedLine('\u202a+91 98765 43210\u202c')).toBe('+91 98765 43210')
  expect(isolated('one \u202e two\n\u200f\u05d0\u05e9\u05e8\n  three\u2069\u202d four\u0007')).toBe(
    '\u2068one \u202e two\u2069\n\u05d0\u05e9\u05e8\n\u2068  three\u202d four\\u0007\u2069',
  )
})

test('A printable line is always one line', () => {
  expect(printableLine('one\r\ntwo\u2028three\u001b')).toBe('one two three\\u001b')
})
