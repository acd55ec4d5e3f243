import { expect, test } from 'vitest'
import { SITE_PLACEHOLDERS } from '../contract/line.ts'
import { brand, site } from '../tests/content-file.ts'
import { own, readWith } from '../tests/test-content.ts'
import { issueLine } from './content-issue.ts'

const readChanged = (file: string, change: (text: string) => string) =>
  readWith({ [file]: change(own[file] ?? '') })

const issuesIn = (file: string, change: (text: string) => string) =>
  readChanged(file, change).issues.map(issueLine)

test('Placeholders are filled in from brand and address, in fields and in Markdown', () => {
  const { content } = readChanged('privacy.md', (text) => `${text}\n{brand}, {city}, {country}\n`)
  expect(content?.privacy.content).toContain(`\n${brand.name}, ${brand.city}, ${brand.country}\n`)
  const fields = readChanged('not-found.yaml', (text) =>
    text.replace(/^title: .*$/m, "title: '{brand} has no such page: {email}'"),
  )
  expect(fields.content?.notFound.title).toBe(
    `${brand.name} has no such page: ${site.contact.email}`,
  )
})

test('Placeholders that are unknown are an error that lists the known ones', () => {
  for (const name of ['{brnad}', '{constructor}', '{toString}']) {
    const change = (text: string) => text.replace(/^title: .*$/m, `title: No ${name} page`)
    const [issue, ...others] = issuesIn('not-found.yaml', change)
    expect(issue).toMatch(/^content\/not-found\.yaml:\d+: title: nothing is filled in for /)
    expect(issue).toContain(`${name}; there are {`)
    expect(others).toEqual([])
  }
  const { length } = (own['privacy.md'] ?? '').split('\n')
  expect(issuesIn('privacy.md', (text) => `${text}\nOur {town}.\n`)).toEqual([
    `content/privacy.md:${length + 1}: nothing is filled in for {town}; there are ${SITE_PLACEHOLDERS.map((name) => `{${name}}`).join(', ')}`,
  ])
})

test('Placeholders that a component fills in stay, but only in the text that has them', () => {
  const { content } = readChanged('labels.yaml', (text) =>
    text.replace(/^menuOf: .*$/m, "menuOf: '{label} of {brand}'"),
  )
  expect(content?.labels.menuOf).toBe(`{label} of ${brand.name}`)
  expect(
    issuesIn('labels.yaml', (text) => text.replace(/^close: .*$/m, "close: '{label}'")),
  ).toHaveLength(1)
})

test.each([
  'Like `{city}` or\n\n```\n{town}\n```\n\n{ city } {} {1}\n',
  'Like ``a ` {city}`` or `{city}\n{town}`\n\n    {town}\n    {city}\n',
  '- One\n\n  ~~~~js\n  ~~~\n  {town}\n  ~~~~\n\n> ```\n> {city}\n',
  '| `{city}` | ``{town}`` |\n| - | - |\n\n````\n```\n{city}\n',
])('Placeholders are not filled in in code, and other braces are unchanged: %j', (text) => {
  const { content, issues } = readChanged('privacy.md', (before) => `${before}\n${text}`)
  expect(issues.map(issueLine)).toEqual([])
  expect(content?.privacy.content).toContain(text)
})
