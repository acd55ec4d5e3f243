import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import type { z } from 'zod'
import { issuesWith, own } from '../tests/test-content.ts'
import { contentFiles } from './content-folder.ts'
import { KINDS, type KindName, kindOf } from './kinds.ts'

type Fields = Record<string, unknown>

/** The fields of a content file; the text of a Markdown file is the field `content`. */
function fieldsOf(file: string): Fields {
  const text = readFileSync(file, 'utf8')
  if (!file.endsWith('.md')) return parse(text)
  const [, fields = '', ...content] = text.split(/^---\n/m)
  return { ...parse(fields), content: content.join('---\n') }
}

/** Every kind of content file, with its schema and the real files of the kind. */
const kinds = (Object.keys(KINDS) as KindName[]).map((name) => ({
  name,
  schema: KINDS[name].schema as z.ZodType,
  files: contentFiles()
    .filter((file) => kindOf(file)?.name === name)
    .map((file) => path.join('content', file))
    .sort(),
}))

/** Optional top-level fields of each kind; the marks are optional in all. */
const OPTIONAL: Record<string, string[]> = {
  articles: ['aliases', 'notes', 'sources', 'topics', 'updated'],
  blog: ['topics'],
  brand: ['founded', 'mark', 'registration', 'speaks'],
  droneService: ['contact', 'demo', 'heading', 'specimen'],
  home: ['tryIt', 'work'],
  jobs: ['aliases', 'plan', 'quote'],
  plans: ['extra', 'from', 'page'],
  products: [
    'aliases',
    'audience',
    'capabilities',
    'contact',
    'getDemo',
    'demo',
    'faq',
    'features',
    'heading',
    'notice',
    'pictureAt',
    'pricing',
    'resources',
    'roles',
    'running',
    'setup',
    'software',
    'tools',
    'tryIt',
    'uptime',
  ],
  contact: ['confirmation'],
  services: [
    'aliases',
    'contact',
    'demo',
    'heading',
    'measures',
    'questions',
    'related',
    'sections',
    'specimen',
    'steps',
  ],
  site: ['analytics', 'callbackForm', 'liveChat', 'vitals'],
  team: ['github', 'linkedin', 'photo'],
}

/** An invalid value for every field of the content: text, order, list and object. */
const WRONG = -1000

/** The paths of invalid fields, such as `form.failure.title`. */
function complaintsOf(schema: z.ZodType, fields: unknown): string[] {
  const issues = schema.safeParse(fields).error?.issues ?? []
  return issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => [...issue.path, key].join('.'))
      : issue.path.join('.'),
  )
}

/** Yields every field at any depth, each with the whole file in which that field is invalid. */
function* wrongAt(value: unknown): Generator<[field: string, broken: unknown]> {
  if (typeof value !== 'object' || value === null) return
  for (const [key, part] of Object.entries(value)) {
    const withPart = (part: unknown) =>
      Array.isArray(value) ? value.with(Number(key), part) : { ...value, [key]: part }
    yield [key, withPart(WRONG)]
    for (const [field, broken] of wrongAt(part)) yield [`${key}.${field}`, withPart(broken)]
  }
}

describe.each(kinds)('A file of the kind $name', ({ name, schema, files }) => {
  const fields = fieldsOf(files[0] ?? '')

  test('is valid', () => {
    for (const file of files) expect(complaintsOf(schema, fieldsOf(file)), file).toEqual([])
  })

  test('with a field of a wrong type is an error that names the field', () => {
    for (const [field, broken] of wrongAt(fields)) {
      expect(complaintsOf(schema, broken)).toContain(field)
    }
  })

  test('without a required field is an error that names the field', () => {
    const optional = ['sample', 'unconfirmed', ...(OPTIONAL[name] ?? [])]
    for (const field of Object.keys(fields)) {
      const { [field]: _, ...others } = fields
      expect(complaintsOf(schema, others)).toEqual(optional.includes(field) ? [] : [field])
    }
  })
})

test.each([
  ['+91 79 2345 6789', 'phone', true],
  ['＋૯૧ ૯૮૭૬૫ ૪૩૨૧૦', 'phone', true],
  ['+91 98765 43210 / 98765 43211', 'phone', false],
  ['+91 98765 43210 (WhatsApp)', 'phone', false],
  ['+91 987', 'phone', false],
  ['+91 98765·43210', 'whatsapp', true],
  ['98765 43210', 'whatsapp', false],
] as const)('The office has the number %s as %s: %s', (number, field, isRight) => {
  const site = own['site.yaml'] ?? ''
  const line = new RegExp(`^ {2}(?:# )?${field}: .*$`, 'm')
  const issues = issuesWith({ 'site.yaml': site.replace(line, `  ${field}: '${number}'`) })
  const wrong = issues.filter((issue) => issue.includes(`contact.${field}`))
  expect(wrong.length === 0).toBe(isRight)
})
