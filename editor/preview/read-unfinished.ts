import { type ContentIssue, keysOf, valueAt } from '../../model/content-issue.ts'
import type { FormSchema } from '../../model/form/form-fields.ts'
import { partOf, schemaOf } from '../../model/form/form-schema.ts'
import { inWords } from '../../model/form/in-words.ts'
import { entryFile } from '../../model/kinds.ts'
import { isPicture } from '../../model/picture-files.ts'
import * as plain from '../../model/read-content.ts'
import { knownValues } from '../../model/reading/file-values.ts'
import { blank } from '../blank.ts'
import { unsaved } from './unsaved.ts'

export * from '../../model/read-content.ts'

type Values = Record<string | number, unknown>

/** The rounds of filling in: what a block lacks is seen once there is a block. */
const ROUNDS = 8

/** The person of a draft that names none: no page shows anybody of this name. */
const NOBODY = 'nobody-yet'

/** A value that a page can show in place of a wrong one: of a text, its label. */
function gap(schema: FormSchema, value: unknown, label: string) {
  const { type, minItems = 0, maxItems, minLength = 1, maxLength, enum: choices } = schema
  if (choices) return choices[0]
  if (Array.isArray(value) && type === 'array') {
    const whole = blank({ ...schema, begins: undefined }) as unknown[]
    return [...value, ...whole.slice(value.length, minItems)].slice(0, maxItems)
  }
  if (type === 'integer' || type === 'number') return Number(value ?? 0) + 1000
  if (type !== 'string') return blank(schema)
  if (schema.format === 'date') return plain.localDay()
  if (schema.format === 'uri') return 'https://example.com'
  const text = String(value || `${schema.title ?? label} …`).replace(/[{}]/g, '')
  return text.padEnd(minLength, ' …').slice(0, maxLength)
}

/** A line without what may be wrong in it: a link or picture leaves its words. */
function plainLine(line: string): string {
  const words = line.replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
  return words === line ? '' : words
}

/** Fills in what an issue is about. @param isLast takes it out, if filling in has not helped */
function fillIn(values: Values, issue: ContentIssue, picture: unknown, isLast: boolean): void {
  const { file, allowed, wrong, text } = issue
  const path = text?.path ?? keysOf(issue.field)
  const around = valueAt(values, path.slice(0, -1)) as Values | undefined
  const key = path.at(-1)
  if (!around || key === undefined) return
  let [schema, parent] = [schemaOf(file), schemaOf(file)]
  for (const [at, name] of path.entries()) {
    parent = schema
    schema = partOf(schema, name, valueAt(values, path.slice(0, at)))
  }
  const value = around[key]
  if (text && typeof value === 'string' && value.trim()) {
    const lines = value.split('\n')
    around[key] = lines.with(text.line - 1, plainLine(lines[text.line - 1] ?? '')).join('\n')
  } else if (wrong === 'is not a field here' || (isLast && value !== undefined)) delete around[key]
  else if (parent.editor === 'picture' && key === 'name') around[key] = picture
  // No page shows it, and no two may have the same.
  else if (path[0] === 'seo' && path[1])
    around[key] = key === 'title' ? file : file.padEnd(100, ' …')
  else if (schema.reference === 'team') around[key] = NOBODY
  else around[key] = allowed?.[0] ?? gap(schema, value, parent.title ?? inWords(`${key}`))
}

const readFilled: typeof plain.readContent = (files, ...rest) => {
  const filled = { ...files }
  const picture = Object.keys(files).find(isPicture)?.split('/').at(-1)
  for (let round = 1; ; round++) {
    const reading = plain.readContent(filled, ...rest)
    const left = reading.warnings.filter(({ severity }) => severity === 'draft')
    if (left.length === 0 || round > ROUNDS) {
      if (reading.content)
        reading.content.team = reading.content.team.filter(({ slug }) => slug !== NOBODY)
      return reading
    }
    for (const [file, issues] of Map.groupBy(left, ({ file }) => file)) {
      const values = knownValues(file, filled[file])
      if (!values) continue
      for (const issue of issues) fillIn(values, issue, picture, round > ROUNDS / 2)
      const { content, ...others } = values
      filled[file] = file.endsWith('.md')
        ? `---\n${JSON.stringify(others)}\n---\n\n${content}`
        : JSON.stringify(values)
      if (filled[file].includes(NOBODY)) filled[entryFile('team', NOBODY)] ??= 'draft: true'
    }
  }
}

/** Replaces `readContent` in the site under the editor: what a draft lacks is a gap, so it has its page from the start, and what is not saved is as it would be. */
export const readContent: typeof plain.readContent = (files, ...rest) => {
  const changed = [...unsaved].filter(([file, text]) => text && file in files)
  const reading = readFilled({ ...files, ...Object.fromEntries(changed) }, ...rest)
  // Changes of several files may not go together.
  return reading.content || changed.length === 0 ? reading : readFilled(files, ...rest)
}
