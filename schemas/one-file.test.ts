import { describe, expect, test } from 'vitest'
import { AROUND, articleFile, issuesWith, memberFile } from '../tests/test-content.ts'

const FILE = 'team/kavya.yaml'

/** The errors of a team member's file, without the file's name. */
const issuesOf = (text: string) =>
  issuesWith({ [FILE]: text }).map((line) => line.replace(`content/${FILE}:`, ''))

test('The content is valid', () => {
  expect(issuesWith({})).toEqual([])
})

test('A file can have comments, quotation marks and any line breaks', () => {
  const text = memberFile({
    name: '# the name\nname: "Kavya #1"',
    role: 'role: Photography  # since May',
    fact: 'fact: “Never” is a word that she and ‘no one’ else uses.',
    photo: 'photo:\n  name: kite\n  alt: ""',
  }).replaceAll('\n', '\r\n')
  expect(issuesWith({ ...AROUND, [FILE]: `\uFEFF${text}` })).toEqual([])
})

describe('It is an error if a field', () => {
  test.each([
    ['is missing', { role: '' }, '1: role: is missing'],
    ['is empty', { role: 'role:' }, '3: role: is empty'],
    ['is empty in quotation marks', { role: 'role: ""' }, '3: role: must not be empty'],
    ['nobody knows', { role: 'role: Photography\nrolle: Film' }, '4: rolle: is not a field here'],
    [
      'has a value that is not one of a few',
      {
        kite: 'kite:\n  pattern: glasses\n  paper: sky\n  pieces: [primary]\n  tail: grey',
      },
      '9: kite.tail: no "grey"; there are ink, primary, highlight, secondary, tertiary, sky, white',
    ],
    [
      'lacks a field',
      { kite: 'kite: { pattern: glasses, paper: sky, pieces: [primary] }' },
      '5: kite.tail: is missing; there are ink, primary, highlight, secondary, tertiary, sky, white',
    ],
    ['is a number where text belongs', { name: 'name: 1234' }, '2: name: must be text'],
    ['is a word where a number belongs', { order: 'order: first' }, '1: order: must be a number'],
    ['is not a whole number', { order: 'order: 1.5' }, '1: order: must be a whole number'],
    ['is below one', { order: 'order: 0' }, '1: order: must be more than 0'],
    [
      'is text where a list belongs',
      { kite: 'kite: { pattern: glasses, paper: sky, pieces: primary, tail: ink }' },
      '5: kite.pieces: must be a list, each entry on a line that begins with a hyphen',
    ],
    [
      'has too many entries',
      { kite: 'kite: { pattern: glasses, paper: sky, pieces: [ink, ink, ink, ink], tail: ink }' },
      '5: kite.pieces: must have at most 3 entries',
    ],
    ['is text where fields belong', { kite: 'kite: red' }, '5: kite: must contain fields of its'],
    [
      'is not an address',
      { linkedin: 'linkedin: linkedin.com/in/kavya' },
      '6: linkedin: must be a full address beginning with https:// or http://',
    ],
    ['is cut off at a #', { name: 'name: Call #1 in town' }, '2: name: is cut off at the #'],
    ['is in curly quotation marks', { name: 'name: “Kavya”' }, '2: name: is in curly quotation'],
    ['begins with &', { name: 'name: &Sons and more' }, '2: name: put text that begins with & in'],
  ])('%s', (_, lines, complaint) => {
    expect(issuesOf(memberFile(lines))).toEqual([expect.stringContaining(complaint)])
  })
})

describe('A file that cannot be parsed has one error:', () => {
  test.each([
    ['an empty one', '', '1: is empty'],
    ['one of comments alone', '# order: 1\n', '1: is empty'],
    ['one without fields', 'Kavya\n', '1: contains no fields (name: value)'],
    [
      'one with a tab',
      memberFile({ kite: 'kite:\n\tpattern: glasses' }),
      '6: the line is indented with a tab; use spaces',
    ],
    [
      'one with a field that occurs twice',
      memberFile({ name: 'name: Kavya\nname: Kavya' }),
      '3: this field occurs twice',
    ],
    [
      'one with a colon in a text',
      memberFile({ fact: 'fact: Says: no' }),
      '4: put text with a colon in quotation marks, and indent fields that belong together equally',
    ],
    [
      'one with a quotation mark that is not closed',
      memberFile({ role: 'role: "Photography' }),
      '3: the " that opens here is not closed',
    ],
    [
      'one with a character that has another meaning',
      memberFile({ role: 'role: @home' }),
      '3: put text that begins with this character in quotation marks',
    ],
    [
      'one with an exclamation mark before a text',
      memberFile({ role: 'role: !new Photography' }),
      '3: put text that begins with ! in quotation marks',
    ],
    [
      'one in Windows-1252',
      memberFile({ role: 'role: the host\uFFFDs' }),
      '3: is not written in UTF-8; save it again with that encoding',
    ],
  ])('%s', (_, text, complaint) => {
    expect(issuesOf(text)).toEqual([expect.stringContaining(complaint)])
  })

  test.each([
    ['without fields', '# On kites\n', '1: must begin with its fields between two lines of ---'],
    ['with fields that are not closed', '---\ntitle: On kites\n', '1: must begin with its fields'],
    ['with a colon in a field', '---\ntitle: a: b\n---\n', /:2: put text with a colon/],
    [
      'with its text among the fields',
      articleFile('They fly.', { content: 'content: They land.' }),
      '9: content: is not a field here; the text belongs below the fields',
    ],
    ['without text', articleFile('').trim(), /:\d+: content: the article has no text$/],
    [
      'with a day that is not in the calendar',
      articleFile('They fly.', { published: 'published: 2026-02-30' }),
      '4: published: must be a valid date, such as 2026-11-30',
    ],
  ])('an article %s', (_, text, complaint) => {
    const [line, ...more] = issuesWith({ ...AROUND, 'articles/on-kites.md': text })
    expect(line).toMatch(complaint)
    expect(more).toEqual([])
  })
})

describe('A file that would be ignored is an error:', () => {
  test.each([
    'services/seo.yml',
    'services/SEO.yaml',
    'services/local seo.yaml',
    'articles/on-kites.yaml',
    'articles/drafts/on-kites.md',
    'offers/diwali.yaml',
    'notes.txt',
  ])('%s', (file) => {
    expect(issuesWith({ [file]: 'title: Lost' })).toEqual([
      `content/${file}:1: has no place here; names are small letters, digits and hyphens, and end in .yaml (articles in .md)`,
    ])
  })

  test('except files that operating systems create', () => {
    const files = ['.gitkeep', 'team/.DS_Store', 'pictures/.DS_Store', 'pictures/Thumbs.db']
    expect(issuesWith(Object.fromEntries(files.map((file) => [file, ''])))).toEqual([])
  })
})

test('A missing file that the site needs is an error', () => {
  expect(issuesWith({ 'not-found.yaml': null })).toEqual(['content/not-found.yaml:1: is missing'])
})

test('All errors of all files are reported at once, by file and line', () => {
  const issues = issuesWith({
    'team/zita.yaml': '',
    [FILE]: memberFile({ name: 'name: #1', fact: 'fact:', kite: 'kyte: red' }),
    'offers.txt': '',
  })
  expect(issues.map((line) => line.split(': ').slice(0, 2).join(': '))).toEqual([
    'content/offers.txt:1: has no place here; names are small letters, digits and hyphens, and end in .yaml (articles in .md)',
    'content/team/kavya.yaml:1: kite',
    'content/team/kavya.yaml:2: name',
    'content/team/kavya.yaml:4: fact',
    'content/team/kavya.yaml:5: kyte',
    'content/team/zita.yaml:1: is empty',
  ])
})
