import { expect, test } from 'vitest'
import { wordsOf } from './words-of.ts'

test.each([
  ["SEO’s and SEO's", 'seo and seo'],
  ['I don’t know', 'i dont know'],
  ["“Services”, 'prices'", 'services prices'],
  ['e-commerce, E‑Commerce', 'e|commerce e|commerce'],
  ['hello@kite.example.', 'hello|kite|example'],
  ['C++ & R&D: 99.9%', 'c r d 99|9'],
  ['façade ＳＥＯ', 'facade seo'],
  ['પતંગ ઉત્સવ', 'પતંગ ઉત્સવ'],
  ['🪁 — …', ''],
])('%s', (text, words) => {
  expect(
    wordsOf(text)
      .map((parts) => parts.join('|'))
      .join(' '),
  ).toBe(words)
})
