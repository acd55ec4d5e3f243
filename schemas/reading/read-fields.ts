import { isMap, isScalar, isSeq, LineCounter, parseDocument, type YAMLError } from 'yaml'
import type { ContentIssue, Path } from '../content-issue.ts'
import { misreadValues } from './misread-values.ts'

/** An error before it is known of which file. */
export type PlainIssue = Omit<ContentIssue, 'file'>

/** The fields of a content file, and where each of them stands. */
export type Fields = {
  values: Record<string, unknown>
  /** Line of a field; of the nearest part around it where it is missing. */
  lineOf: (path: Path) => number
}

/** What the codes of the YAML reader mean for whoever wrote the file. */
const IN_PLAIN_WORDS: Partial<Record<YAMLError['code'], string>> = {
  BAD_ALIAS: 'text that begins with * stands in quotation marks',
  BAD_SCALAR_START: 'text that begins with this sign stands in quotation marks',
  BLOCK_AS_IMPLICIT_KEY:
    'a text with a colon in it stands in quotation marks, and what belongs together is indented alike',
  DUPLICATE_KEY: 'this field is written twice',
  MULTIPLE_DOCS: 'a line of --- ends the file',
  MULTILINE_IMPLICIT_KEY: 'a field is its name, a colon, a space and its value',
  TAB_AS_INDENT: 'a tab stands where the line is indented; use spaces',
  TAG_RESOLVE_FAILED: 'text that begins with ! stands in quotation marks',
}

const wordsOf = ({ code, message }: YAMLError) =>
  IN_PLAIN_WORDS[code] ?? `cannot be read: ${message.split('\n', 1)[0]}`

/**
 * Reads the YAML of a content file.
 * @param before lines of the file that stand before it
 * @returns its fields, where they could be read, and what is wrong
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
  // What follows the first is mostly its consequence.
  const [error] = [...document.errors, ...document.warnings]
  if (error) {
    const quote = /Missing closing (["'])/.exec(error.message)?.[1]
    const wrong = quote ? `the ${quote} that opens here is not closed` : wordsOf(error)
    return { issues: [issue(quote ? openingQuote(yaml, quote) : error.pos[0], wrong)] }
  }
  const { contents } = document
  if (isScalar(contents) ? contents.value === null : contents === null) {
    return { issues: [{ line: 1, field: '', wrong: 'is empty' }] }
  }
  if (!isMap(contents)) {
    return { issues: [issue(contents?.range?.[0] ?? 0, 'holds no fields (name: value)')] }
  }
  const issues = misreadValues(document, yaml).map(({ offset, path, wrong }) =>
    issue(offset, wrong, path),
  )
  const lineOf = (path: Path) => lineAt(offsetOf(contents, path))
  return { fields: { values: document.toJS(), lineOf }, issues }
}

/** Where a field begins: at its key, or at its item of a list. */
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

/** The last quotation mark that opens a value: the one that was not closed. */
function openingQuote(yaml: string, quote: string): number {
  const openings = [...yaml.matchAll(new RegExp(`(?:^|[:\\-[{,]\\s+|[[{])${quote}`, 'gm'))]
  const last = openings.at(-1)
  return last ? last.index + last[0].length - 1 : 0
}
