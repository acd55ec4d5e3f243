import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { GREEN } from '../../tests/green-colours.ts'
import { listen } from '../../tests/server/support/receiver.ts'
import { temporaryFolder } from '../../tests/server/support/test-database.ts'
import { findAll } from './find-all.ts'

const plain = (width: number, height: number, background = '#eee') =>
  sharp({ create: { width, height, channels: 3, background } })

/** What a rule finds in a content folder with these files alone. */
async function found(rule: string, files: Record<string, string | Buffer>, links = false) {
  const folder = temporaryFolder()
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), text)
  }
  const findings = await findAll(folder, { links })
  return findings
    .filter((finding) => finding.rule === rule)
    .map(({ file, line, field, what, why = '' }) =>
      `${file}:${line} ${field} ${what} ${why}`.trim(),
    )
}

test('Marks of samples and of what is unconfirmed are found, each by its entry', async () => {
  const gallery = `# sample: true
items:
  - { caption: The desk, sample: false }
  - { caption: The roof, sample: true }
quotes: { items: [{ text: Pull., sample: true }] }`
  const files = {
    'gallery.yaml': gallery,
    'privacy.md': '---\ntitle: Your data\nunconfirmed: true\n---\n\nunconfirmed: true\n',
  }
  expect(await found('sample', files)).toEqual([
    'gallery.yaml:4 items[1].sample The roof',
    'gallery.yaml:5 quotes.items[0].sample Pull.',
    'privacy.md:3 unconfirmed Your data',
  ])
})

test('Addresses and numbers that reach nobody are found', async () => {
  const site = `# url: https://kiteline.example
email: hello@kiteline.example
phone: +91 79 0000 0000
other: https://www.example.com/page
real: https://example.agency.in
hint: It should look like name@example.com. For example, this one.
number: +91 79 2345 6789`
  const text =
    'One.\n\nWrite to [us](mailto:us@example.org).\n\nOr b@kiteline.example.\n\n`a@kiteline.example`\n'
  const files = { 'site.yaml': site, 'privacy.md': `---\ntitle: Data\n---\n${text}` }
  expect(await found('reserved', files)).toEqual([
    'privacy.md:6 content mailto:us@example.org',
    'privacy.md:8 content b@kiteline.example',
    'site.yaml:2 email hello@kiteline.example',
    'site.yaml:3 phone +91 79 0000 0000',
    'site.yaml:4 other https://www.example.com/page',
  ])
})

const provider = (serviceId: string) => ({
  'site.yaml': `mail: { send: provider, serviceId: ${serviceId} }`,
})
const company = (legalName: string, country: string, registration: object[] = []) => ({
  'brand.yaml': JSON.stringify({ legalName, country, language: 'en-IN', registration }),
  'plan.yaml': 'a: Outside India\nb: By UPI or card\nc: 18 % GST\nd: Gstaad, upit\n',
})
const items = ['image', 'A photo', 'IMG_2041', 'desk.jpg', ''].map((alt) => ({ name: 'one', alt }))
test.each<[string, number, string, Record<string, string>]>([
  ['descriptions that say nothing', 4, 'alt', { 'about.yaml': JSON.stringify({ items }) }],
  ['an account that is a placeholder', 1, 'provider', provider('YOUR_SERVICE_ID')],
  ['dots in its place', 1, 'provider', provider('…')],
  ['a placeholder in lower case', 1, 'provider', provider('public_key')],
  ['an account', 0, 'provider', provider('service_k3x9q1p')],
  ['a partnership without its number', 1, 'number', company('Rao LLP', 'India')],
  ['one of Bharat', 1, 'number', company('Rao LLP', 'Bharat')],
  ['one of another country', 0, 'number', company('Rao LLP', 'Netherlands')],
  ['one with it', 0, 'number', company('Rao LLP', 'India', [{ label: 'LLPIN', value: 'A' }])],
  ['a company without one', 0, 'number', company('Rao Private Limited', 'India')],
  ['what is of India, in Europe', 4, 'country', company('Rao LLP', 'Netherlands')],
  ['what is of India, elsewhere', 3, 'country', company('Rao LLP', 'Australia')],
  ['what is of India, in India', 0, 'country', company('Rao LLP', 'India')],
])('Of %s there are %i findings', async (_, count, rule, files) => {
  expect(await found(rule, files)).toHaveLength(count)
})

test('Figures are found where they stand after a year, and once no page says them', async () => {
  const [today = ''] = new Date().toISOString().split('T')
  const figures = (checked: string, text: string) =>
    found('figure', {
      'page.yaml': `text: ${text}`,
      'claims.yaml': `figures: [{ figure: 91% of traders, source: SEBI, checked: ${checked} }]`,
    })
  expect(await figures('2020-01-31', 'It found that 91% of traders lost.')).toEqual([
    'page.yaml:1 text 91% of traders checked on 2020-01-31; source: SEBI',
  ])
  expect(await figures(today, 'It found that 91% of traders lost.')).toEqual([])
  expect(await figures(today, 'It found that 90% of traders lost.')).toEqual([
    'claims.yaml:1 figures[0].figure 91% of traders no page says this any more',
  ])
})

test.each([
  ['Kiteline', 'en-IN', []],
  ['Élan für अहमदाबाद ગુજરાત', 'en-GB', []],
  ['தமிழ்', 'gu-IN', ['language gu-IN', 'share தமிழ்']],
  ['Kites 🪁', 'hi-IN', ['language hi-IN', 'share Kites 🪁']],
  ['Дом', 'pl-PL', ['language pl-PL', 'share Дом']],
])('Letters that the typefaces lack: %s, %s', async (name, language, wrong) => {
  const files = { 'brand.yaml': JSON.stringify({ name, language }), 'page.yaml': 'intro: 日本' }
  const lines = await Promise.all(['language', 'share'].map((rule) => found(rule, files)))
  expect(lines.flat()).toEqual(
    wrong.map((line) => expect.stringContaining(line.replace(/^\w+/, ''))),
  )
})

test.each([
  ['picture', 800, 450, 'picture', 1],
  ['picture', 1200, 675, 'picture', 0],
  ['picture', 600, 900, 'picture', 1],
  ['photo', 480, 480, 'picture', 0],
  ['picture', 1200, 675, 'alt', 0],
])('A %s of %i by %i pixels: %s, %i findings', async (field, width, height, rule, count) => {
  const files = {
    'about.yaml': `${field}: { name: one, alt: A kite over the river }`,
    'pictures/one.webp': await plain(width, height).webp().toBuffer(),
  }
  expect(await found(rule, files)).toHaveLength(count)
})

test.each([
  ['drone-service.yaml', { picture: 'dark' }, []],
  ['drone-service.yaml', { picture: 'pale' }, ['hero.picture.name pale']],
  ['home.yaml', { day: { landscape: 'pale', portrait: 'pale' } }, []],
  ['home.yaml', { day: { landscape: 'dark', portrait: 'dark' } }, []],
  ['home.yaml', { day: { landscape: 'pale', portrait: 'dark' } }, ['hero.day.portrait.name dark']],
  ['home.yaml', { survey: { landscape: 'dark', portrait: 'pale' } }, ['hero.survey.portrait.name']],
])('Pictures with text on them are measured: %s %j', async (file, hero, wrong) => {
  const named = JSON.stringify(hero).replaceAll(/"(dark|pale)"/g, '{ "name": "$1", "alt": "" }')
  const files: Record<string, string | Buffer> = {
    'brand.yaml': JSON.stringify({ colours: GREEN }),
    [file]: `hero: ${named}`,
  }
  for (const [name, background] of Object.entries({ dark: '#10201a', pale: '#e6efe0' }))
    files[`pictures/${name}.png`] = await plain(1600, 900, background).png().toBuffer()
  expect(await found('contrast', files)).toEqual(wrong.map((line) => expect.stringContaining(line)))
})

test('A picture that cannot be read is named', async () => {
  const whole = await plain(90, 90).jpeg().toBuffer()
  const files = {
    'about.yaml': 'items: [{ name: "", alt: A }, { name: cut, alt: A }, { name: text, alt: A }]',
    'pictures/cut.jpg': whole.subarray(0, whole.length / 2),
    'pictures/text.webp': 'No picture.',
    'pictures/whole.jpg': whole,
  }
  const errors = await found('error', files)
  const wrong = ':1  cannot be read as a picture; upload it again, or delete it'
  const named = ['pictures/cut.jpg', 'pictures/text.webp'].map((file) => file + wrong)
  expect(errors.filter((line) => line.endsWith(wrong))).toEqual(named)
})

test('Holidays are found once they are over', async () => {
  const [today = ''] = new Date().toISOString().split('T')
  const holidays = ['2020-01-26', today, '2020-12-25']
  const files = { 'site.yaml': JSON.stringify({ contact: { holidays } }) }
  expect(await found('holiday', files)).toEqual([
    'site.yaml:1 contact.holidays[0] 2020-01-26',
    'site.yaml:1 contact.holidays[2] 2020-12-25',
  ])
})

test.each([
  ['link', [404, 410]],
  ['untold', [401, 403, 405, 429, 500, 503, 999]],
])('Outgoing links are asked for, each once: %s is what answers %j', async (rule, told) => {
  const asked: (string | undefined)[] = []
  const server = createServer(({ url }, response) => {
    asked.push(url)
    response.writeHead(Number(url?.slice(1)) || 200).end()
  })
  const at = `http://127.0.0.1:${await listen(server)}`
  const files = {
    'a.yaml': `one: ${at}/there\nfour: https://kiteline.example/\n${told.map((status) => `s${status}: ${at}/${status}\n`).join('')}`,
    'b.md': `---\ntitle: B\n---\nSee [there](${at}/there).\n`,
  }
  const expected = told.map(
    (status, index) =>
      `a.yaml:${index + 3} s${status} ${at}/${status} answers with status ${status}`,
  )
  expect(await found(rule, files, true)).toEqual(expected)
  expect(asked.sort()).toEqual([...told.map((status) => `/${status}`), '/there'])
})
