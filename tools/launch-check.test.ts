import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { describe, expect, onTestFinished, test } from 'vitest'
import { check, real } from '../tests/launch-check.ts'
import { findReserved, findSamples, findUnconfigured } from './launch-check/find-examples.ts'
import { findFigures, findUnnumbered } from './launch-check/find-figures.ts'
import { findDeadLinks } from './launch-check/find-links.ts'
import { findPictures } from './launch-check/find-pictures.ts'
import type { Finding } from './launch-check/finding.ts'
import { readTexts } from './launch-check/read-texts.ts'
import { contentFolder, read } from './launch-check/test-folder.ts'

describe('Samples', () => {
  const samplesIn = (files: Record<string, string>) =>
    findSamples(read(files).samples).map(
      ({ file, line, field, what }) => `${file}:${line} ${field} ${what}`,
    )

  test('are found with file, line, field and name', () => {
    expect(
      samplesIn({
        'team/asha.yaml': 'order: 1\nname: Asha P.\nsample: true\n',
        'about.yaml': 'title: About\nquote:\n  text: First look.\n  by: Asha P.\n  sample: true\n',
      }),
    ).toEqual(['about.yaml:5 quote.sample Asha P.', 'team/asha.yaml:3 sample Asha P.'])
  })

  test('in lists are counted from 0, and named by their fields', () => {
    const gallery = [
      'items:',
      '  - caption: The desk',
      '    sample: false',
      '  - caption: The roof',
      '    sample: true',
      'quotes:',
      '  items:',
      '    - { text: Pull., sample: true }',
    ].join('\n')
    expect(samplesIn({ 'gallery.yaml': gallery })).toEqual([
      'gallery.yaml:5 items[1].sample The roof',
      'gallery.yaml:8 quotes.items[0].sample Pull.',
    ])
  })

  test('are found in the fields of a Markdown file, and not in its text', () => {
    expect(
      samplesIn({
        'privacy.md': '---\ntitle: Your data\nunconfirmed: true\n---\n\nunconfirmed: true\n',
        'plain.md': 'sample: true\n',
      }),
    ).toEqual(['privacy.md:3 unconfirmed Your data'])
  })

  test('in a file that is not valid YAML cause an error that names the file', () => {
    expect(() => read({ 'site.yaml': 'contact: [\n' })).toThrow(/site\.yaml cannot be read/)
  })
})

describe('Examples that reach nobody', () => {
  const reservedIn = (files: Record<string, string>) =>
    findReserved(read(files).texts).map(({ file, line, what }) => `${file}:${line} ${what}`)

  test('are addresses under .example, example.com and phone numbers of zeros', () => {
    const site = [
      'url: https://kiteline.example',
      'email: hello@kiteline.example',
      'form: https://forms.example/callback',
      'phone: +91 79 0000 0000',
      'whatsapp: +91 00000 00000',
      'other: https://www.example.com/page',
    ].join('\n')
    expect(reservedIn({ 'site.yaml': site })).toEqual([
      'site.yaml:1 https://kiteline.example',
      'site.yaml:2 hello@kiteline.example',
      'site.yaml:3 https://forms.example/callback',
      'site.yaml:4 +91 79 0000 0000',
      'site.yaml:5 +91 00000 00000',
      'site.yaml:6 https://www.example.com/page',
    ])
  })

  test('are found in the text of an article, once a paragraph', () => {
    const text =
      'One.\n\nWrite to [a@kiteline.example](mailto:a@kiteline.example).\n\nOr b@kiteline.example.\n'
    expect(reservedIn({ 'privacy.md': `---\ntitle: Data\n---\n${text}` })).toEqual([
      'privacy.md:6 a@kiteline.example',
      'privacy.md:8 b@kiteline.example',
    ])
  })

  test('may be an example in a sentence, but not the value of a field', () => {
    expect(
      reservedIn({
        'contact.yaml': [
          'hint: Please check your e-mail address. It should look like name@example.com.',
          'link: { label: Write, href: "https://www.example.com/form" }',
        ].join('\n'),
        'privacy.md':
          '---\ntitle: Data\n---\nLike name@example.com: [write](mailto:us@example.org).\n',
      }),
    ).toEqual(['contact.yaml:2 https://www.example.com/form', 'privacy.md:4 mailto:us@example.org'])
  })

  test('are not real addresses, the word “example” or comments', () => {
    const site = [
      '# url: https://kiteline.example',
      'url: https://example.agency.in',
      'intro: A worked example. For example, this one.',
      'phone: +91 79 2345 6789',
    ].join('\n')
    expect(reservedIn({ 'site.yaml': site })).toEqual([])
  })

  test.each([
    ['YOUR_SERVICE_ID', 1],
    ['…', 1],
    ['public_key', 1],
    ['service_k3x9q1p', 0],
  ])('of a mail account: %s', (value, count) => {
    const { texts } = read({ 'site.yaml': `mail: { send: provider, serviceId: ${value} }` })
    expect(findUnconfigured(texts)).toHaveLength(count)
  })
})

describe('Figures that can age', () => {
  const [today = ''] = new Date().toISOString().split('T')
  const found = (checked: string, text: string) =>
    findFigures(
      read({
        'page.yaml': JSON.stringify({ text }),
        'claims.yaml': JSON.stringify({
          claims: [],
          figures: [{ figure: '91% of traders', source: 'SEBI, July 2025', checked }],
        }),
      }).texts,
    )

  test('are reported where they stand, with their source, once nobody has looked for a year', () => {
    expect(found('2020-01-31', 'It found that 91% of traders lost.')).toMatchObject([
      {
        rule: 'figure',
        file: 'page.yaml',
        field: 'text',
        why: expect.stringMatching(/2020.*SEBI/),
      },
    ])
    expect(found(today, 'It found that 91% of traders lost.')).toEqual([])
  })

  test('are reported when no page says them any more', () => {
    expect(found(today, 'It found that 90% of traders lost.')).toMatchObject([
      { file: 'claims.yaml', field: 'figures[0].figure' },
    ])
  })
})

test.each([
  ['Kiteline Studio LLP', [], 1],
  ['Kiteline Studio LLP', [{ label: 'LLPIN', value: 'AAA-0000' }], 0],
  ['Kiteline Studio Private Limited', [], 0],
])('%s with the numbers %j: a partnership needs its number', (legalName, registration, count) => {
  const { texts } = read({ 'brand.yaml': JSON.stringify({ legalName, registration }) })
  expect(findUnnumbered(texts)).toHaveLength(count)
})

describe('Pictures', () => {
  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#eee' } })
      .webp()
      .toBuffer()

  const found = async (yaml: string, width: number, height: number) => {
    const folder = contentFolder({
      'about.yaml': yaml,
      'pictures/one.webp': await picture(width, height),
    })
    return (await findPictures(readTexts(folder).texts, folder)).map(({ rule, field }) => [
      rule,
      field,
    ])
  }

  test('that would look blurred are found by the width at which they are shown', async () => {
    const yaml = 'picture: { name: one, alt: A kite over the river }'
    expect(await found(yaml, 800, 450)).toEqual([['picture', 'picture.name']])
    expect(await found(yaml, 1200, 675)).toEqual([])
    expect(await found(yaml, 600, 900)).toEqual([['picture', 'picture.name']])
    expect(await found(yaml, 740, 1100)).toEqual([])
    expect(await found('photo: { name: one, alt: Asha }', 480, 480)).toEqual([])
    expect(await found('logo: { name: one, alt: Sujani Pumps }', 160, 60)).toEqual([])
  })

  test('need a description of what they show', async () => {
    for (const alt of ['image', 'A photo', 'IMG_2041', 'desk.jpg'])
      expect.soft(await found(`picture: { name: one, alt: ${alt} }`, 1200, 675)).toHaveLength(1)
    expect(await found("picture: { name: one, alt: '' }", 1200, 675)).toEqual([])
  })
})

test('Outgoing links are asked for, each once, and reported where they lead nowhere', async () => {
  const asked: (string | undefined)[] = []
  const server = createServer(({ url }, response) => {
    asked.push(url)
    response.writeHead(url === '/gone' ? 404 : url === '/members' ? 403 : 200).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const at = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const { texts } = read({
    'a.yaml': `one: ${at}/there\ntwo: ${at}/gone\nthree: ${at}/members\nfour: https://kiteline.example/\n`,
    'b.md': `---\ntitle: B\n---\nSee [there](${at}/there).\n`,
  })
  expect(await findDeadLinks(texts, [{ what: 'https://kiteline.example' }])).toMatchObject([
    { file: 'a.yaml', field: 'two', why: 'answers with status 404' },
  ])
  expect(asked.sort()).toEqual(['/gone', '/members', '/there'])
})

describe('npm run launch-check', () => {
  test('lists a dead link and an example with what there is besides, and exits with 1', () => {
    const changed = (text: string, file: string) =>
      file.endsWith('contact.yaml')
        ? real(text).replace('href: /privacy', 'href: /privacyy')
        : file.endsWith('site.yaml')
          ? real(text).replace(/email: .*/, 'email: us@example.com')
          : real(text)
    const [before, { status, stdout }] = [check(real, '--json'), check(changed, '--json')]
    expect(before.status).toBe(before.stdout === '[]\n' ? 0 : 1)
    expect(status).toBe(1)
    const found = JSON.parse(stdout).filter(({ rule }: Finding) => /error|reserved/.test(rule))
    expect(found).toMatchObject([
      { rule: 'error', file: 'contact.yaml', what: expect.stringContaining('/privacyy') },
      { rule: 'reserved', file: 'site.yaml', field: 'contact.email', what: 'us@example.com' },
    ])
    expect(check(changed).stdout).toContain(found[0].what)
  })

  test('says what is allowed when an option is unknown', () => {
    expect(check((text) => text, '--fast')).toMatchObject({ status: 2 })
  })
})
