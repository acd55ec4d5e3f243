import { expect, test } from 'vitest'
import { AROUND, articleFile, issuesWith, memberFile } from '../tests/test-content.ts'

const FILE = 'team/kavya.yaml'

/** The errors of a team member's file, without the file's name. */
const issuesOf = (text: string) =>
  issuesWith({ [FILE]: text }).map((line) => line.replace(`content/${FILE}:`, ''))

test('A file can have comments, quotation marks and any line breaks', () => {
  const text = memberFile({
    name: '# the name\nname: "Kavya #1"',
    role: 'role: Photography  # since May',
    fact: 'fact: “Never” is a word that she and ‘no one’ else uses.',
    photo: 'photo:\n  name: kite\n  alt: ""',
  }).replaceAll('\n', '\r\n')
  expect(issuesWith({ ...AROUND, [FILE]: `\uFEFF${text}` })).toEqual([])
})

const kite = (fields: object) => {
  const all = { pattern: 'glasses', paper: 'sky', pieces: ['ink'], tail: 'ink', ...fields }
  return { kite: `kite: ${JSON.stringify(all)}` }
}

test.each([
  ['is missing', { role: '' }, '1: role: is missing'],
  ['is empty', { role: 'role:' }, '3: role: is empty'],
  ['is empty in quotation marks', { role: 'role: ""' }, '3: role: must not be empty'],
  ['nobody knows', { role: 'role: Photography\nrolle: Film' }, '4: rolle: is not a field here'],
  ['has a value of no list', kite({ tail: 'grey' }), '5: kite.tail: no "grey"; there are ink'],
  ['lacks a field', kite({ tail: undefined }), '5: kite.tail: is missing; there are ink'],
  ['is a number where text belongs', { name: 'name: 1234' }, '2: name: must be text'],
  ['is a word where a number belongs', { order: 'order: first' }, '1: order: must be a number'],
  ['is not a whole number', { order: 'order: 1.5' }, '1: order: must be a whole number'],
  ['is below one', { order: 'order: 0' }, '1: order: must be more than 0'],
  ['is text where a list belongs', kite({ pieces: 'ink' }), '5: kite.pieces: must be a list'],
  ['has too many entries', kite({ pieces: Array(4).fill('ink') }), '5: kite.pieces: must have'],
  ['is text where fields belong', { kite: 'kite: red' }, '5: kite: must contain fields of its'],
  ['is not an address', { email: 'email: a.com/b' }, '6: email: must be an e-mail address'],
  ['is cut off at a #', { name: 'name: Call #1 in town' }, '2: name: is cut off at the #'],
  ['is in curly quotation marks', { name: 'name: “Kavya”' }, '2: name: is in curly quotation'],
  ['begins with &', { name: 'name: &Sons and more' }, '2: name: put text that begins with & in'],
])('It is an error if a field %s', (_, lines, complaint) => {
  expect(issuesOf(memberFile(lines))).toEqual([expect.stringContaining(complaint)])
})

test.each([
  ['an empty one', '', '1: is empty'],
  ['one of comments alone', '# order: 1\n', '1: is empty'],
  ['one without fields', 'Kavya\n', '1: contains no fields (name: value)'],
  ['a tab', { kite: 'kite:\n\tpattern: glasses' }, '6: the line is indented with a tab'],
  ['a field twice', { name: 'name: Kavya\nname: Kavya' }, '3: this field occurs twice'],
  ['a colon in a text', { fact: 'fact: Says: no' }, '4: put text with a colon in quotation'],
  ['an open quotation mark', { role: 'role: "Film' }, '3: the " that opens here is not closed'],
  ['a character with a meaning', { role: 'role: @home' }, '3: put text that begins with this'],
  ['an exclamation mark', { role: 'role: !new Film' }, '3: put text that begins with ! in quot'],
  ['a letter of Windows-1252', { role: 'role: \uFFFDs' }, '3: is not written in UTF-8; save it'],
])('A file that cannot be parsed has one error: %s', (_, given, complaint) => {
  const text = typeof given === 'string' ? given : memberFile(given)
  expect(issuesOf(text)).toEqual([expect.stringContaining(complaint)])
})

const changed = (field: string) => articleFile('They fly.', { [field]: `${field}: 2026-02-30` })
test.each([
  ['without fields', '# On kites\n', '1: must begin with its fields between two lines of ---'],
  ['with fields that are not closed', '---\ntitle: On kites\n', '1: must begin with its fields'],
  ['with a colon in a field', '---\ntitle: a: b\n---\n', ':2: put text with a colon'],
  ['with its text among the fields', changed('content'), ':9: content: is not a field here; the'],
  ['without text', articleFile('').trim(), 'content: the article has no text'],
  ['with no day of the calendar', changed('published'), ':4: published: must be a valid date'],
])('A file that cannot be parsed has one error: an article %s', (_, text, complaint) => {
  const [line, ...more] = issuesWith({ ...AROUND, 'articles/on-kites.md': text })
  expect(line).toContain(complaint)
  expect(more).toEqual([])
})

const NO_PLACE =
  'has no place here; names are small letters, digits and hyphens, and end in .yaml (articles in .md)'

test.each([
  ...['services/seo.yml', 'services/SEO.yaml', 'services/local seo.yaml'],
  ...['articles/on-kites.yaml', 'articles/drafts/on-kites.md', 'offers/diwali.yaml'],
  'notes.txt',
])('A file that would be ignored is an error: %s', (file) => {
  expect(issuesWith({ [file]: 'title: Lost' })).toEqual([`content/${file}:1: ${NO_PLACE}`])
})

test('Files that operating systems create are no errors', () => {
  const files = ['.gitkeep', 'team/.DS_Store', 'pictures/.DS_Store', 'pictures/Thumbs.db']
  expect(issuesWith(Object.fromEntries(files.map((file) => [file, ''])))).toEqual([])
})

test('All errors of all files are reported at once, by file and line, missing files too', () => {
  const issues = issuesWith({
    'not-found.yaml': null,
    'team/zita.yaml': '',
    [FILE]: memberFile({ name: 'name: #1', fact: 'fact:', kite: 'kyte: red' }),
    'offers.txt': '',
  })
  expect(issues.map((line) => line.split(': ').slice(0, 2).join(': '))).toEqual([
    'content/not-found.yaml:1: is missing',
    `content/offers.txt:1: ${NO_PLACE}`,
    ...['1: kite', '2: name', '4: fact', '5: kyte'].map((at) => `content/team/kavya.yaml:${at}`),
    'content/team/zita.yaml:1: is empty',
  ])
})
