import { fillIn } from '../../contract/fill-in.ts'
import { PLACEHOLDER, SITE_PLACEHOLDERS } from '../../contract/line.ts'
import { withoutCode } from '../fields/parse-markdown.ts'
import { type PlainIssue, readFields } from './read-fields.ts'
import { splitFile } from './split-file.ts'

/** The values of placeholders: `city` is "Ahmedabad". */
export type Placeholders = Readonly<Record<string, string>>

/** The values of placeholders, from the two files that define them, whose errors are reported elsewhere. */
export function sitePlaceholders(files: Record<string, string>): Placeholders {
  const valuesOf = (file: string) =>
    readFields(splitFile(file, files[file] ?? '').yaml).fields?.values ?? {}
  const brand = valuesOf('brand.yaml')
  const { contact, retentionMonths } = valuesOf('site.yaml')
  const known: Record<string, unknown> = {
    ...(contact as object),
    ...brand,
    brand: brand.name,
    retentionMonths: retentionMonths?.toString(),
  }
  const pairs = SITE_PLACEHOLDERS.map((name) => [name, known[name]])
  return Object.fromEntries(pairs.filter(([, value]) => typeof value === 'string'))
}

/** Fills in every text in the fields, at any depth. Unknown placeholders are left to the schema. */
export function fillFields<Value>(value: Value, values: Placeholders): Value {
  if (typeof value === 'string') return fillIn(value, values) as Value
  if (Array.isArray(value)) return value.map((entry) => fillFields(entry, values)) as Value
  if (typeof value !== 'object' || value === null) return value
  const pairs = Object.entries(value).map(([key, part]) => [key, fillFields(part, values)])
  return Object.fromEntries(pairs) as Value
}

/** Fills in a Markdown text, except the code in it. @param before the number of lines of the file before it */
export function fillMarkdown(text: string, before: number, values: Placeholders) {
  const issues: PlainIssue[] = []
  const outside = withoutCode(text)
  const filled = text.replace(PLACEHOLDER, (found, name, index) => {
    if (outside[index] !== '{') return found
    if (SITE_PLACEHOLDERS.includes(name)) return values[name] ?? found
    const line = before + text.slice(0, index).split('\n').length
    const allowed = SITE_PLACEHOLDERS.map((name) => `{${name}}`)
    issues.push({ line, field: '', wrong: `nothing is filled in for ${found}`, allowed })
    return found
  })
  return { text: filled, issues }
}
