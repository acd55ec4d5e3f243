import { type Document, isNode, isPair, isScalar, visit } from 'yaml'
import { fieldName } from '../content-issue.ts'

/** A value that YAML reads otherwise than its writer meant it. */
type Misread = { offset: number; path: string; wrong: string }

/** A comment after a value is meant as one with two spaces before it and one behind its sign. */
const CUT_OFF = /^(?:[ \t]?#|[ \t]+#\S)/
const CURLY = /^[“”„‘’](?!.*[”’].)/

/** What YAML would leave out of a value, or take into it, without a word. */
export function misreadValues(document: Document, yaml: string): Misread[] {
  const found: Misread[] = []
  visit(document, (_, node, parents) => {
    if (!isNode(node) || !node.range) return
    const [offset, end] = node.range
    const tell = (wrong: string) => {
      found.push({ offset, path: fieldName(keysOf([...parents, node])), wrong })
    }
    if ('anchor' in node && node.anchor) tell('text that begins with & stands in quotation marks')
    if (!isScalar(node) || node.type !== 'PLAIN') return
    if (CUT_OFF.test(yaml.slice(end).split('\n', 1)[0] ?? '')) {
      tell('is cut off at the #; put the text in quotation marks ("…")')
    }
    if (CURLY.test(node.source ?? '')) {
      tell('stands in curly quotation marks; use straight ones ("…"), or none')
    }
  })
  return found
}

/** The keys on the way to a node. */
function keysOf(way: readonly unknown[]): PropertyKey[] {
  return way.flatMap((node, index): PropertyKey[] => {
    if (isPair(node)) return isScalar(node.key) ? [String(node.key.value)] : []
    const items: unknown = typeof node === 'object' && node && 'items' in node && node.items
    const at = Array.isArray(items) ? items.indexOf(way[index + 1]) : -1
    return at >= 0 && !isPair(way[index + 1]) ? [at] : []
  })
}
