import { expect, test } from 'vitest'
import { markdownParts } from './markdown-parts.ts'

test('The headings of a text have text, anchor and line', () => {
  const text = '## Wind & *weather*\n\nIt blows.\n\n### 5 > 4\n\n## Wind & weather\n'
  expect(markdownParts(text).headings).toEqual([
    { depth: 2, text: 'Wind & weather', id: 'wind--weather', line: 1 },
    { depth: 3, text: '5 > 4', id: '5--4', line: 5 },
    { depth: 2, text: 'Wind & weather', id: 'wind--weather-1', line: 7 },
  ])
})

test('Code contains no headings, links, pictures, footnotes or HTML', () => {
  const text =
    '```\n## no heading\n[no](/link)\n![no](picture.jpg)\n[^1]: no\n<p>\n```\n\nNor `[this](/one)[^1]<b>`.\n'
  for (const [kind, found] of Object.entries(markdownParts(text))) expect(found, kind).toEqual([])
})

test('Links are found with their lines, in lists, tables, notes and across lines', () => {
  const text = [
    'One [link](/one), [the same](/one) and **[a bold',
    'one](/two)**.',
    '',
    '- in a list',
    '  with a [long',
    '  link](#three)',
    '',
    '| a | b |',
    '|---|---|',
    '| [four](/four) | https://five.example |',
    '',
    'By [name][six].',
    '',
    '[six]: /six',
  ].join('\n')
  expect(markdownParts(text).links).toEqual([
    { href: '/one', line: 1 },
    { href: '/one', line: 1 },
    { href: '/two', line: 1 },
    { href: '#three', line: 5 },
    { href: '/four', line: 10 },
    { href: 'https://five.example', line: 10 },
    { href: '/six', line: 12 },
  ])
})

test('HTML and slips of the keyboard are found, except in code', () => {
  const { slips } = markdownParts(
    'A <b>word\n\n<!-- note -->\n\n##Next\nis **bold **\n| a |\n\n`**` 5 < 6 ##',
  )
  expect(slips.map(({ wrong, line }) => `${line} ${wrong}`)).toEqual([
    expect.stringMatching(/^1 <b> is HTML/),
    expect.stringMatching(/^3 <!-- note --> is HTML/),
    expect.stringMatching(/^5 a heading/),
    expect.stringMatching(/^6 bold/),
    expect.stringMatching(/^6 bold/),
    expect.stringMatching(/^7 the second line/),
  ])
})
