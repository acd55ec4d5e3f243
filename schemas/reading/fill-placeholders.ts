import { PLACEHOLDER, SITE_PLACEHOLDERS } from '../../contract/line.ts'
import { type PlainIssue, readFields } from './read-fields.ts'

/** What words in braces stand for: `city` is "Ahmedabad". */
export type Placeholders = Readonly<Record<string, string>>

/** The code in a Markdown text, where braces are braces. */
const CODE = /(?:^|\n)(```|~~~)[\s\S]*?\n\1|`[^`\n]*`/g

/**
 * What words in braces stand for, by the two files that say it.
 * @param files text of the content files; what cannot be read in them is told by others
 */
export function sitePlaceholders(files: Record<string, string>): Placeholders {
  const valuesOf = (file: string) => readFields(files[file] ?? '').fields?.values ?? {}
  const { name: brand, legalName } = valuesOf('brand.yaml')
  const { contact } = valuesOf('site.yaml')
  const known = { ...(contact as object | undefined), brand, legalName } as Record<string, unknown>
  const pairs = SITE_PLACEHOLDERS.map((name) => [name, known[name]])
  return Object.fromEntries(pairs.filter(([, value]) => typeof value === 'string'))
}

const fill = (text: string, values: Placeholders) =>
  text.replace(PLACEHOLDER, (all, name: string) => values[name] ?? all)

/** The same fields with every text in them filled in, at every depth. Others are left for their schema. */
export function fillFields<Value>(value: Value, values: Placeholders): Value {
  if (typeof value === 'string') return fill(value, values) as Value
  if (Array.isArray(value)) return value.map((entry) => fillFields(entry, values)) as Value
  if (typeof value !== 'object' || value === null) return value
  const pairs = Object.entries(value).map(([key, part]) => [key, fillFields(part, values)])
  return Object.fromEntries(pairs) as Value
}

/**
 * A Markdown text filled in, but for the code in it.
 * @param before lines of the file that stand before it
 * @returns the text, and an error for each word in braces that stands for nothing
 */
export function fillMarkdown(text: string, before: number, values: Placeholders) {
  const issues: PlainIssue[] = []
  const filled: string[] = []
  let at = 0
  const take = (end: number) => {
    const words = text.slice(at, end)
    for (const { index, 0: all, 1: name = '' } of words.matchAll(PLACEHOLDER)) {
      if ((SITE_PLACEHOLDERS as readonly string[]).includes(name)) continue
      const line = before + text.slice(0, at + index).split('\n').length
      const allowed = SITE_PLACEHOLDERS.map((name) => `{${name}}`)
      issues.push({ line, field: '', wrong: `nothing is filled in for ${all}`, allowed })
    }
    filled.push(fill(words, values))
  }
  for (const { index, 0: code } of text.matchAll(CODE)) {
    take(index)
    filled.push(code)
    at = index + code.length
  }
  take(text.length)
  return { text: filled.join(''), issues }
}
