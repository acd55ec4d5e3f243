import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, type YAMLError } from 'yaml'
import { valuesIn } from '../checks/check-input.ts'
import { type ContentIssue, fieldName, type Path } from '../content-issue.ts'

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

/** Reads the YAML of a content file. @param before the number of lines of the file before it */
export function readFields(yaml: string, before = 0): { fields?: Fields; issues: PlainIssue[] } {
  const lineCounter = new LineCounter()
  const lineAt = (offset: number) => lineCounter.linePos(offset).line + before
  const document = parseDocument(yaml, { lineCounter, prettyErrors: false })
  const issue = (offset: number, wrong: string) => ({ line: lineAt(offset), field: '', wrong })
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
  const values = document.toJS()
  const lineOf = (path: Path) => lineAt(offsetOf(contents, path))
  const issues = [...valuesIn(values)].flatMap(([path]) => {
    const wrong = wrongIn(document.getIn(path, true), yaml)
    return wrong ? [{ line: lineOf(path), field: fieldName(path), wrong }] : []
  })
  return { fields: { values, lineOf }, issues }
}

/** An intended comment after a value has two spaces before the # and one after it; this matches others. */
const CUT_OFF = /^(?:[ \t]?#|[ \t]+#\S)/
const CURLY = /^[“”„‘’](?!.*[”’].)/

/** Why YAML reads a value differently from what its writer meant; undefined if it does not. */
function wrongIn(node: unknown, yaml: string): string | undefined {
  if (!isNode(node) || !node.range) return undefined
  if ('anchor' in node && node.anchor) return 'put text that begins with & in quotation marks'
  if (!isScalar(node) || node.type !== 'PLAIN') return undefined
  if (CUT_OFF.test(yaml.slice(node.range[1]).split('\n', 1)[0] ?? ''))
    return 'is cut off at the #; put the text in quotation marks ("…")'
  return CURLY.test(node.source ?? '')
    ? 'is in curly quotation marks; use straight ones ("…"), or none'
    : undefined
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
    if (!isNode(place)) return offset
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
