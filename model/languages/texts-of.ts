import type { Root } from 'mdast'
import { SKIP, visit } from 'unist-util-visit'
import { valuesIn } from '../checks/check-input.ts'
import { fieldName, type Path } from '../content-issue.ts'
import { parser } from '../fields/parse-markdown.ts'
import { partOf, schemaOf } from '../form/form-schema.ts'
import { readFields } from '../reading/read-fields.ts'
import { splitFile } from '../reading/split-file.ts'

/** A text of a content file in its first language. */
export type SourceText = {
  path: Path
  text: string
  /** For people and PO files: `home.yaml:hero.line`. */
  place: string
  /** Where it is in its field, if that is Markdown: a paragraph, a heading or a cell, by its characters. */
  part?: { start: number; end: number }
}

/** Names that visitors read; other references name files. */
const READ = /^(?:headings|tags)$/

/** Every text of a content file that a translator gets: what its schema marks as words, and the parts of Markdown. */
export function textsOf(file: string, whole: string): SourceText[] {
  const { yaml, before, markdown } = splitFile(file, whole)
  const { fields } = readFields(yaml, before)
  if (!fields) return []
  const values = { ...fields.values, ...(markdown && { content: markdown.text }) }
  return [...valuesIn(values)].flatMap(([path, text]): SourceText[] => {
    if (typeof text !== 'string' || !/\p{L}/u.test(text)) return []
    let [schema, value]: [ReturnType<typeof schemaOf>, unknown] = [schemaOf(file), values]
    for (const key of path) {
      schema = partOf(schema, key, value)
      value = (value as Record<PropertyKey, unknown>)[key]
    }
    const place = `${file}:${fieldName(path)}`
    if (path.at(-1) === 'content')
      return partsOf(text).map((part) => ({
        ...{ path, place, part },
        text: text.slice(part.start, part.end),
      }))
    const isWords = schema.words && (!schema.reference || READ.test(schema.reference))
    return isWords ? [{ path, place, text }] : []
  })
}

/** The paragraphs, headings and table cells of a Markdown text that have letters. */
function partsOf(text: string) {
  const parts: { start: number; end: number }[] = []
  visit(parser.parse(text) as Root, ['paragraph', 'heading', 'tableCell'], (node) => {
    const children = 'children' in node ? node.children : []
    const start = children[0]?.position?.start.offset ?? 0
    const end = children.at(-1)?.position?.end.offset ?? 0
    if (/\p{L}/u.test(text.slice(start, end))) parts.push({ start, end })
    return SKIP
  })
  return parts
}
