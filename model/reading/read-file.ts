import type { z } from 'zod'
import { type ReadFile, shownBlocks, valuesIn } from '../checks/check-input.ts'
import { valueAt } from '../content-issue.ts'
import { markdownParts } from '../markdown-parts.ts'
import { checkFields } from './check-fields.ts'
import { fillFields, fillMarkdown, type Placeholders } from './fill-placeholders.ts'
import { type Fields, type PlainIssue, readFields } from './read-fields.ts'
import { splitFile } from './split-file.ts'

/** A single file: its fields and text if it can be parsed, and the parsed values if it is valid. */
type FileReading = {
  its?: ReadFile & Pick<Fields, 'lineOf'>
  value?: Record<string, unknown> | undefined
  issues: PlainIssue[]
}

/** The fields with which a page begins, the best one first. */
const BEGINNINGS = ['excerpt', 'description', 'intro', 'line', 'tagline', 'before', 'text']

/** The last reading of each file: usually only one file has changed since. */
const known = new Map<string, { text: string; placeholders: string; reading: FileReading }>()

/** Reads a content file, fills in placeholders, and checks it against its schema: once for the same text. */
export function readFile(
  schema: z.ZodObject,
  file: string,
  text: string,
  placeholders: Placeholders,
): FileReading {
  const filled = JSON.stringify(placeholders)
  const last = known.get(file)
  if (last?.text === text && last.placeholders === filled) return last.reading
  const reading = readAnew(schema, file, text, placeholders)
  known.set(file, { text, placeholders: filled, reading })
  return reading
}

const readAnew: typeof readFile = (schema, file, text, placeholders) => {
  const spoilt = text.split('\uFFFD', 1)[0] ?? ''
  if (spoilt !== text) {
    const wrong = 'is not written in UTF-8; save it again with that encoding'
    return { issues: [{ line: spoilt.split('\n').length, field: '', wrong }] }
  }
  const parts = splitFile(file, text)
  if (parts.wrong) return { issues: [{ line: 1, field: '', wrong: parts.wrong }] }
  const { fields, issues } = readFields(parts.yaml, parts.before)
  if (!fields) return { issues }
  if (parts.markdown && 'content' in fields.values) {
    const wrong = 'is not a field here; the text belongs below the fields'
    issues.push({ line: fields.lineOf(['content']), field: 'content', wrong })
  }
  const values = fillFields(fields.values, placeholders)
  // Markdown in fields is called `content`, and begins on the line after its name.
  const written = [...valuesIn(fields.values)].flatMap(([path, text]) =>
    path.at(-1) === 'content' && typeof text === 'string'
      ? [{ path, text, before: fields.lineOf(path) }]
      : [],
  )
  if (parts.markdown) written.push({ path: ['content'], ...parts.markdown })
  const texts = written.map(({ path, text, before }) => {
    const filled = fillMarkdown(text, before, placeholders)
    Object.assign(valueAt(values, path.slice(0, -1)) as object, { content: filled.text })
    issues.push(...filled.issues)
    const lines = text.split('\n').length
    return { path, before, lines, ...markdownParts(filled.text, before) }
  })
  const checked = checkFields(schema, { ...fields, values }, file)
  // Report a misread value only once, with its more specific error.
  const others = checked.issues.filter(({ field }) => !issues.some((one) => one.field === field))
  return {
    its: { values, lineOf: fields.lineOf, texts },
    value: checked.value && withSearchTexts(checked.value, placeholders),
    issues: [...issues, ...others],
  }
}

/** The most characters of a description that search results show. */
const SHOWN = 155

/** Fills in the search titles and descriptions that are left out: from title and beginning of their page. */
function withSearchTexts(values: Record<string, unknown>, { brand = '' }: Placeholders) {
  const textIn = (one: unknown, names: string[]) => {
    const fields: Record<string, unknown> = { ...(one as object) }
    return names.map((name) => fields[name]).find((text) => text && typeof text === 'string')
  }
  for (const [path, seo] of valuesIn(values)) {
    if (path.at(-1) !== 'seo') continue
    const page = valueAt(values, path.slice(0, -1)) as Record<string, unknown>
    const parts = [page, page.hero, ...shownBlocks(page).map(([, block]) => block)]
    const [title] = parts.flatMap((part) => textIn(part, ['title', 'name']) ?? [])
    const [start] = parts.flatMap((part) => textIn(part, BEGINNINGS) ?? [])
    const cut = String(start ?? '').slice(0, SHOWN)
    const filled = {
      title: [title, brand].filter(Boolean).join(' | '),
      description: start === cut ? cut : `${cut.replace(/\s+\S*$/, '')}…`,
    }
    for (const [name, text] of Object.entries(filled))
      Object.assign(seo as object, { [name]: textIn(seo, [name]) ?? text })
  }
  return values
}
