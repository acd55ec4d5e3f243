import { expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { GREEN } from '../../tests/green-colours.ts'
import { issuesWith, own, readWith } from '../../tests/test-content.ts'
import { issueLine } from '../content-issue.ts'
import { contrastRatio } from '../fields/colours/contrast.ts'

const FILE = 'brand.yaml'
const brand = parse(own[FILE] ?? '')

const issuesOf = (fields: object) => issuesWith({ [FILE]: stringify({ ...brand, ...fields }) })

const coloursOf = (colours: object) => issuesOf({ colours: { ...GREEN, ...colours } })

test.each([
  ['text', 'ink', '#8a8a8a', 'white', '#ffffff', 4.5],
  ['an accent with white text on it', 'primary', '#5fc98a', 'white', '#ffffff', 4.5],
  ['a call to action', 'highlight', '#2f5f3f', 'ink', GREEN.ink, 4.5],
  ['the background', 'sky', '#4f7f5f', 'ink', GREEN.ink, 4.5],
])('Colours that cannot be read are named: %s', (_, name, hex, other, on, least) => {
  const [line = '', ...others] = coloursOf({ [name]: hex }).filter((line) =>
    line.includes(`colours.${name}: ${hex} and ${other} (${on})`),
  )
  expect(others).toEqual([])
  expect(line).toMatch(/^content\/brand\.yaml:\d+: /)
  expect(line).toContain(`to 1 and need ${least}; the nearest shade that passes is #`)
  const shade = line.slice(-7)
  expect(contrastRatio(shade, on)).toBeGreaterThanOrEqual(least)
  // The proposed shade is valid in every pair of this colour.
  expect(coloursOf({ [name]: shade }).filter((line) => line.includes(`colours.${name}:`))).toEqual(
    [],
  )
})

test('Colours that are too light for several others are named once, with a shade that suits all', () => {
  const [line = '', ...others] = coloursOf({ ink: '#777777' })
  expect(others).toEqual([])
  for (const other of [GREEN.sky, GREEN.highlight])
    expect(contrastRatio(line.slice(-7), other)).toBeGreaterThanOrEqual(4.5)
})

test('Colours are all stated, as six digits, and no others', () => {
  expect(coloursOf({})).toEqual([])
  expect(coloursOf({ ink: 'navy' })).toEqual([
    expect.stringContaining('colours.ink: must be a colour such as #d90d66, in small letters'),
  ])
  expect(coloursOf({ ink: undefined, mauve: '#aa88cc' }).join()).toMatch(
    /colours\.ink: is missing.*colours\.mauve: is not a field here/,
  )
})

const withMark = (svg: string, fields: object = { mark: 'logo.svg' }) =>
  issuesWith({ [FILE]: stringify({ ...brand, ...fields }), 'brand/logo.svg': svg })
const drawing = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${inside}</svg>`

test.each([
  ['shapes', drawing('<path d="M0 0H64V64Z" fill="#1d7a3e"/>')],
  ['a declaration and a comment', `<?xml version="1.0"?>\n<!-- drawn -->\n${drawing('')}`],
  ['styles', drawing('<style>.a{fill:url(#g)}</style><g class="a"/>')],
  ['a gradient', drawing('<linearGradient id="g"><stop/></linearGradient><use href="#g"/>')],
])('A mark of its own can have %s', (_, svg) => {
  expect(withMark(svg)).toEqual([])
})

test.each([
  ['a script', drawing('<script>alert(1)</script>'), 'has a <script>'],
  ['an animation', drawing('<set attributeName="href" to="javascript:x()"/>'), 'has a <set>'],
  ['a script in an attribute', drawing('<path onclick="x()"/>'), 'has a script, onclick'],
  ['another site', drawing('<use href="https://a.example/b.svg#c"/>'), 'refers to https:'],
  ['a paint of another file', drawing('<path fill="url(a.svg#b)"/>'), 'refers to url(a.svg#b)'],
  ['letters in a font', drawing('<text>K</text>'), 'has a <text>'],
  ['a document type', `<!DOCTYPE svg>${drawing('')}`, 'has a <!DOCTYPE>'],
  ['no view box', drawing('').replace('viewBox', 'box'), 'has no viewBox'],
  ['an open element', drawing('<g>'), 'cannot be read as SVG: Expected closing tag </svg>'],
  ['no namespace', '<svg viewBox="0 0 1 1"/>', 'does not begin with <svg xmlns='],
])('A mark of its own cannot have %s', (_, svg, wrong) => {
  expect(withMark(svg)).toEqual([expect.stringMatching(/^content\/brand\/logo\.svg:1: /)])
  expect(withMark(svg).join()).toContain(wrong)
})

test('A mark of its own has to exist, alone in its folder, but for fonts', () => {
  expect(withMark(drawing(''), { mark: 'mark.svg' })).toEqual([
    expect.stringMatching(/: no file "mark.svg" in content\/brand\/; there are .*logo.svg/),
  ])
  expect(issuesOf({ mark: 'logo.png' }).join()).toContain('must be the name of a file that ends')
  const issues = issuesWith({ 'brand/text.woff2': '', 'brand/notes.txt': '' })
  expect(issues).toEqual([expect.stringContaining('brand/notes.txt:1: has no place')])
})

const [first, second] = ['a', 'b'].map((label) => ({ label, href: `https://${label}.example` }))

test.each([
  [{ profiles: undefined }, []],
  [{ profiles: [] }, []],
  [{ profiles: [first, second] }, []],
  [{ profiles: [first, { ...first }] }, ['profiles: has an address twice']],
  [{ social: { linkedin: first } }, ['social: is in the list "profiles" now']],
])('Profiles are a list: %j', (fields, wrong) => {
  expect(issuesOf(fields)).toEqual(wrong.map((line) => expect.stringContaining(line)))
})

const { sans, serif } = brand.fonts

test('Typefaces are those that the fonts of the site are made of, and files that exist', () => {
  const changed = stringify({ ...brand, fonts: { sans: serif, serif } })
  const { issues, warnings } = readWith({ [FILE]: changed })
  expect(issues).toEqual([])
  expect(warnings.map(issueLine).join()).toContain(
    `: fonts.sans: the fonts in app/fonts are made of ${sans}; run "npm run fonts"`,
  )
  const fonts = stringify({ ...brand, fonts: { sans: 'home.woff2', serif } })
  expect(issuesWith({ [FILE]: fonts, 'brand/house.woff2': '' })).toEqual([
    expect.stringMatching(/: no file "home.woff2" in content\/brand\/; there are house.woff2$/),
  ])
  expect(issuesOf({ fonts: { sans: 'House Sans', serif } }).join()).toContain(
    'fonts.sans: must be a name such as anek-latin, or a file such as house.woff2',
  )
})

test.each([
  ['en-IN', []],
  ['gu-IN', []],
  ['English', ['language: must be a language and a region']],
  ['ur-PK', ['language: is written from right to left']],
  ['he-IL', ['language: is written from right to left']],
  ['th-TH', ['language: is written without spaces']],
])('The site can be in a language whose script it supports: %s', (language, wrong) => {
  expect(issuesOf({ language })).toEqual(wrong.map((line) => expect.stringContaining(line)))
})
