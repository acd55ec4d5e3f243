import { expect, test } from 'vitest'
import { markdownParts } from './markdown-parts.ts'

test('HTML and slips of the keyboard are found, except in code or with a backslash', () => {
  const { slips } = markdownParts(
    'A <b>word\n\n<!-- note -->\n\n##Next\nis **bold **\n| a |\n\n> a@b.in\n> ##Quoted[^1]\n\n`**` 5 < 6 ##\n\n\\##Next \\*\\* \\[^1]\n\\| a |\n\n| a | b |\n| - | - |\n| 1 |\n| 1 | `2|3` |',
  )
  expect(slips.map(({ wrong, line }) => `${line} ${wrong}`)).toEqual([
    expect.stringMatching(/^1 <b> is HTML/),
    expect.stringMatching(/^3 <!-- note --> is HTML/),
    expect.stringMatching(/^5 a heading/),
    expect.stringMatching(/^6 bold/),
    expect.stringMatching(/^6 bold/),
    expect.stringMatching(/^7 the second line/),
    expect.stringMatching(/^10 a heading/),
    '10 [^1] has no text: [^1]: …',
    '20 a row of 3 cells has no place in a table of 2 columns',
  ])
})
