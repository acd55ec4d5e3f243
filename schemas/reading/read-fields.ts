import { isMap, isScalar, isSeq, LineCounter, parseDocument, type YAMLError } from 'yaml'
import type { ContentIssue, Path } from '../content-issue.ts'
import { misreadValues } from './misread-values.ts'

/** An error without its file. */
export type PlainIssue = Omit<ContentIssue, 'file'>

/** The fields of a content file, with their positions. */
export type Fields = {
  values: Record<string, unknown>
  /** The line of a field; of the nearest object around it if it is missing. */
  lineOf: (path: Path) => number
}

/** Error texts for the codes of the YAML parser. */
const ERROR_TEXTS: Partial<Record<YAMLError['code'], string>> = {
  BAD_ALIAS: 'put text that begins with * in quotation marks',
  BAD_SCALAR_START: 'put text that begins with this character in quotation marks',
  BLOCK_AS_IMPLICIT_KEY:
    'put text with a colon in quotation marks, and indent fields that belong together equally',
  DUPLICATE_KEY: 'this field occurs twice',
  MULTIPLE_DOCS: 'a line of --- ends the file',
  MULTILINE_IMPLICIT_KEY: 'a field is its name, a colon, a space and its value',
  TAB_AS_INDENT: 'the line is indented with a tab; use spaces',
  TAG_RESOLVE_FAILED: 'put text that begins with ! in quotation marks',
}

const messageOf = ({ code, message }: YAMLError) =>
  ERROR_TEXTS[code] ?? `cannot be read: ${message.split('\n', 1)[0]}`

/**
 * Reads the YAML of a content file.
 * @param before the number of lines of the file before it
 * @returns its fields, if they could be parsed, and the errors
 */
export function readFields(yaml: string, before = 0): { fields?: Fields; issues: PlainIssue[] } {
  const lineCounter = new LineCounter()
  const lineAt = (offset: number) => lineCounter.linePos(offset).line + before
  const document = parseDocument(yaml, { lineCounter, prettyErrors: false })
  const issue = (offset: number, wrong: string, field = '') => ({
    line: lineAt(offset),
    field,
    wrong,
  })
  // Further errors mostly follow from the first.
  const [error] = [...document.errors, ...document.warnings]
  if (error) {
    const quote = /Missing closing (["'])/.exec(error.message)?.[1]
    const wrong = quote ? `the ${quote} that opens here is not closed` : messageOf(error)
    return { issues: [issue(quote ? openingQuote(yaml, quote) : error.pos[0], wrong)] }
  }
  const { contents } = document
  if (isScalar(contents) ? contents.value === null : contents === null) {
    return { issues: [{ line: 1, field: '', wrong: 'is empty' }] }
  }
  if (!isMap(contents)) {
    return { issues: [issue(contents?.range?.[0] ?? 0, 'contains no fields (name: value)')] }
  }
  const issues = misreadValues(document, yaml).map(({ offset, path, wrong }) =>
    issue(offset, wrong, path),
  )
  const lineOf = (path: Path) => lineAt(offsetOf(contents, path))
  return { fields: { values: document.toJS(), lineOf }, issues }
}

/** The offset of a field: of its key, or of its item in a list. */
function offsetOf(contents: unknown, path: Path): number {
  let node = contents
  let offset = 0
  for (const key of path) {
    const pair = isMap(node)
      ? node.items.find((pair) => isScalar(pair.key) && pair.key.value === key)
      : undefined
    const place = isSeq(node) ? node.items[Number(key)] : pair?.key
    if (!isScalar(place) && !isMap(place) && !isSeq(place)) return offset
    offset = place.range?.[0] ?? offset
    node = isSeq(node) ? place : pair?.value
  }
  return offset
}

/** The last opening quotation mark, which was not closed. */
function openingQuote(yaml: string, quote: string): number {
  const openings = [...yaml.matchAll(new RegExp(`(?:^|[:\\-[{,]\\s+|[[{])${quote}`, 'gm'))]
  const last = openings.at(-1)
  return last ? last.index + last[0].length - 1 : 0
}
