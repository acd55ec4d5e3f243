import { type ContentIssue, keysOf, valueAt } from '../../schemas/content-issue.ts'
import { kindOf } from '../../schemas/kinds.ts'
import { isPicture, PICTURES_FOLDER } from '../../schemas/picture-files.ts'
import * as plain from '../../schemas/read-content.ts'
import { readFields } from '../../schemas/reading/read-fields.ts'
import { splitFile } from '../../schemas/reading/split-file.ts'
import { blank } from '../blank.ts'
import { inWords } from '../in-words.ts'
import type { FieldPath } from '../protocol.ts'
import type { FormSchema } from '../schema.ts'
import { formSchema, partOf } from '../server/form-schema.ts'

export * from '../../schemas/read-content.ts'

type Values = Record<string | number, unknown>

/** The rounds of filling in: what a block lacks is seen once there is a block. */
const ROUNDS = 8

/** Enough characters for the description of a search result. */
const RESULT = 100

/** A value that a page can show in place of a wrong one: of a text, its label. */
function gap(schema: FormSchema, value: unknown, label: string) {
  const { type, minItems = 0, maxItems, minLength = 1, maxLength, enum: choices } = schema
  if (choices) return choices[0]
  if (Array.isArray(value) && type === 'array') {
    const more = (blank({ ...schema, begins: undefined, minItems }) as unknown[]).slice(
      value.length,
    )
    return [...value, ...more].slice(0, maxItems)
  }
  if (type === 'integer' || type === 'number') return Number(value ?? 0) + 1000
  if (type !== 'string') return blank(schema)
  if (schema.format === 'date') return plain.localDay()
  if (schema.format === 'uri') return 'https://example.com'
  const text = String(value || `${schema.title ?? label} …`).replace(/[{}]/g, '')
  return text.padEnd(minLength, ' …').slice(0, maxLength)
}

/** Fills in what an issue is about, or takes it out if that has not helped before. */
function fillIn(
  values: Values,
  file: string,
  issue: ContentIssue,
  isLast: boolean,
  pictures: string[],
) {
  const kind = kindOf(file)
  const path: FieldPath = issue.text ? (issue.text.path as FieldPath) : keysOf(issue.field)
  const around = valueAt(values, path.slice(0, -1)) as Values | undefined
  const key = path.at(-1)
  if (!kind || !around || key === undefined) return
  let [schema, parent] = [formSchema(kind.name), formSchema(kind.name)]
  for (const [at, name] of path.entries()) {
    parent = schema
    schema = partOf(schema, name, valueAt(values, path.slice(0, at)))
  }
  const text = around[key]
  if (issue.text && typeof text === 'string' && text.trim()) {
    const lines = text.split('\n')
    const line = lines[issue.text.line - 1] ?? ''
    // A link or picture that leads nowhere leaves its words.
    const words = line.replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    around[key] = lines.with(issue.text.line - 1, words === line ? '' : words).join('\n')
  } else if (issue.wrong === 'is not a field here' || (isLast && text !== undefined))
    delete around[key]
  else if (parent.editor === 'picture' && key === 'name') around[key] = pictures[0]
  // No page shows it, and no two may have the same.
  else if (path[0] === 'seo') around[key] = key === 'title' ? file : file.padEnd(RESULT, ' …')
  else around[key] = issue.allowed?.[0] ?? gap(schema, text, parent.title ?? inWords(`${key}`))
}

/** Replaces `readContent` in the site under the editor: what a draft lacks is a gap, so it has its page from the start. */
export const readContent: typeof plain.readContent = (files, ...rest) => {
  const filled = { ...files }
  const pictures = Object.keys(files).flatMap((file) =>
    isPicture(file) ? file.replace(PICTURES_FOLDER.replace('content/', ''), '').slice(1) : [],
  )
  for (let round = 1; ; round++) {
    const reading = plain.readContent(filled, ...rest)
    const left = reading.warnings.filter(({ severity }) => severity === 'draft')
    if (left.length === 0 || round > ROUNDS) return reading
    for (const [file, issues] of Map.groupBy(left, ({ file }) => file)) {
      const { yaml, before, markdown } = splitFile(file, filled[file] ?? '')
      const { fields } = readFields(yaml, before)
      if (!fields) continue
      const values: Values = { ...fields.values, ...(markdown && { content: markdown.text }) }
      // The last lines first, so that those before them stay where they are.
      for (const issue of issues.toReversed())
        fillIn(values, file, issue, round > ROUNDS / 2, pictures)
      const { content, ...others } = values
      filled[file] = markdown
        ? `---\n${JSON.stringify(others)}\n---\n\n${content}`
        : JSON.stringify(values)
    }
  }
}
