import { expect, test } from 'vitest'
import { printable, printableLine } from './printable.ts'

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

test('A printable line is always one line', () => {
  expect(printableLine('one\r\ntwo\u2028three\u001b')).toBe('one two three\\u001b')
})
