import { spawnSync } from 'node:child_process'
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { parseDocument } from 'yaml'
import { findReserved, findSamples } from './launch-check.ts'

/** A temporary content folder with these files. */
function contentFolder(files: Record<string, string>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'launch-check-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), text)
  }
  return folder
}

describe('Samples', () => {
  test('are found with file, line, field and name', () => {
    const folder = contentFolder({
      'team/asha.yaml': 'order: 1\nname: Asha P.\nsample: true\n',
      'about.yaml': 'title: About\nquote:\n  text: First look.\n  by: Asha P.\n  sample: true\n',
    })
    expect(findSamples(folder)).toEqual([
      { file: 'about.yaml', line: 5, field: 'quote.sample', what: 'Asha P.' },
      { file: 'team/asha.yaml', line: 3, field: 'sample', what: 'Asha P.' },
    ])
  })

  test('in lists are counted from 0, and named by their fields', () => {
    const folder = contentFolder({
      'gallery.yaml': [
        'items:',
        '  - caption: The desk',
        '    sample: false',
        '  - caption: The roof',
        '    sample: true',
        'quotes:',
        '  items:',
        '    - { text: Pull., sample: true }',
      ].join('\n'),
    })
    expect(findSamples(folder)).toEqual([
      { file: 'gallery.yaml', line: 5, field: 'items[1].sample', what: 'The roof' },
      { file: 'gallery.yaml', line: 8, field: 'quotes.items[0].sample', what: 'Pull.' },
    ])
  })

  test('are found in the fields of a Markdown file, and not in its text', () => {
    const folder = contentFolder({
      'privacy.md': '---\ntitle: Your data\nsample: true\n---\n\nsample: true\n',
      'plain.md': 'sample: true\n',
    })
    expect(findSamples(folder)).toEqual([
      { file: 'privacy.md', line: 3, field: 'sample', what: 'Your data' },
    ])
  })

  test('without a name are named by their file', () => {
    const folder = contentFolder({ 'site.yaml': '# made up\nsample: true\n' })
    expect(findSamples(folder)).toEqual([
      { file: 'site.yaml', line: 2, field: 'sample', what: 'site.yaml' },
    ])
  })

  test('in a file that is not valid YAML cause an error that names the file', () => {
    const folder = contentFolder({ 'site.yaml': 'contact: [\n' })
    expect(() => findSamples(folder)).toThrow(/site\.yaml cannot be read/)
  })
})

describe('Reserved values', () => {
  test('are addresses under .example, example.com and the phone number of zeros', () => {
    const folder = contentFolder({
      'site.yaml': [
        'url: https://kiteline.example',
        'email: hello@kiteline.example',
        'form: https://forms.example/callback',
        'phone: +91 79 0000 0000',
        'other: https://www.example.com/page',
      ].join('\n'),
    })
    expect(findReserved(folder).map(({ line, what }) => `${line} ${what}`)).toEqual([
      '1 https://kiteline.example',
      '2 hello@kiteline.example',
      '3 https://forms.example/callback',
      '4 +91 79 0000 0000',
      '5 https://www.example.com/page',
    ])
  })

  test('are found in running text, once per line', () => {
    const folder = contentFolder({
      'privacy.md': 'Write to [a@kiteline.example](mailto:a@kiteline.example).\n',
    })
    expect(findReserved(folder)).toEqual([
      { file: 'privacy.md', line: 1, field: '', what: 'a@kiteline.example' },
    ])
  })

  test('may be an example in a sentence, but not the value of a field', () => {
    const folder = contentFolder({
      'contact.yaml': [
        'hint: Please check your e-mail address. It should look like name@example.com.',
        'link: { label: Write, href: "https://www.example.com/form" }',
      ].join('\n'),
      'privacy.md':
        '---\ntitle: Data\n---\nLike name@example.com: [write](mailto:us@example.org).\n',
    })
    expect(findReserved(folder).map(({ file, line, what }) => `${file}:${line} ${what}`)).toEqual([
      'contact.yaml:2 https://www.example.com/form',
      'privacy.md:4 mailto:us@example.org',
    ])
  })

  test('do not include real addresses, the word “example” or comments', () => {
    const folder = contentFolder({
      'site.yaml': [
        '# url: https://kiteline.example',
        'url: https://example.agency.in',
        'intro: A worked example. For example, this one.',
        'phone: +91 79 2345 6789',
      ].join('\n'),
    })
    expect(findReserved(folder)).toEqual([])
  })
})

/** The project's own content, with realistic values instead of samples. */
function realContent(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'launch-check-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const content = path.join(import.meta.dirname, '../content')
  for (const file of globSync('**/*.{yaml,md}', { cwd: content })) {
    const text = readFileSync(path.join(content, file), 'utf8')
      .replace(/^\s*sample: true\n/gm, '')
      .replace(/\b([\w-]+)\.example\b/g, '$1.in')
      .replaceAll(/0000 0000/g, '2345 6789')
    const target = path.join(folder, 'content', file)
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, text)
  }
  return folder
}

test('Content without samples passes, with the unchanged hint of the contact form', () => {
  const folder = realContent()
  const contact = path.join(folder, 'content/contact.yaml')
  const contactForm = parseDocument(readFileSync(contact, 'utf8'))
  contactForm.setIn(['form', 'errors', 'emailMalformed'], 'An address looks like name@example.com.')
  writeFileSync(contact, String(contactForm))
  const check = () =>
    spawnSync(process.execPath, [path.join(import.meta.dirname, 'launch-check.ts')], {
      cwd: folder,
      encoding: 'utf8',
    })
  expect(check()).toMatchObject({
    status: 0,
    stdout: 'content/ has no samples, and no example addresses or numbers.\n',
  })
  contactForm.setIn(['form', 'privacyLink', 'href'], 'https://example.com/privacy')
  writeFileSync(contact, String(contactForm))
  expect(check()).toMatchObject({
    status: 1,
    stdout: expect.stringMatching(/content\/contact\.yaml:\d+ {2}https:\/\/example\.com\/privacy/),
  })
})
