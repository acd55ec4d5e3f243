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

test('Pictures are found with their names and descriptions', () => {
  const text = 'Here:\n\n![A kite](kite.jpg "Over the river")\n\n[![](logo.png)](/about)\n'
  const { images, links } = markdownParts(text)
  expect(images).toEqual([
    { name: 'kite.jpg', alt: 'A kite', line: 3 },
    { name: 'logo.png', alt: '', line: 5 },
  ])
  expect(links).toEqual([{ href: '/about', line: 5 }])
})

test('Footnotes are found with their labels, both references and texts', () => {
  const text =
    'One[^a],\ntwo[^b].\n\n[^b]: Text with a [link](/one)\n  that goes on.\n[^c]: More.\n'
  const { footnotes, footnoteMarks, links } = markdownParts(text)
  expect(footnoteMarks).toEqual([
    { label: 'a', line: 1 },
    { label: 'b', line: 2 },
  ])
  expect(footnotes).toEqual([
    { label: 'b', line: 4 },
    { label: 'c', line: 6 },
  ])
  expect(links).toEqual([{ href: '/one', line: 4 }])
})

test('A reference without a text is found with its line, but not in code or after a backslash', () => {
  const { footnoteMarks } = markdownParts('One\n[^a] `[^b]` \\[^c], \n**two[^d]**.\n', 10)
  expect(footnoteMarks).toEqual([
    { label: 'a', line: 12 },
    { label: 'd', line: 13 },
  ])
})

test('HTML is found, inline and as a block', () => {
  expect(markdownParts('A <b>word</b>\n\n<!-- note -->\n\n5 < 6 &lt; 7').html).toEqual([
    { html: '<b>', line: 1 },
    { html: '</b>', line: 1 },
    { html: '<!-- note -->', line: 3 },
  ])
})
