import { type Document, isNode, isPair, isScalar, visit } from 'yaml'
import { fieldName } from '../content-issue.ts'

/** A value that YAML reads differently from what its writer meant. */
type Misread = { offset: number; path: string; wrong: string }

/** An intended comment after a value has two spaces before the # and one after it; this matches others. */
const CUT_OFF = /^(?:[ \t]?#|[ \t]+#\S)/
const CURLY = /^[“”„‘’](?!.*[”’].)/

/** Finds values that YAML would silently truncate or extend. */
export function misreadValues(document: Document, yaml: string): Misread[] {
  const found: Misread[] = []
  visit(document, (_, node, parents) => {
    if (!isNode(node) || !node.range) return
    const [offset, end] = node.range
    const tell = (wrong: string) => {
      found.push({ offset, path: fieldName(keysOf([...parents, node])), wrong })
    }
    if ('anchor' in node && node.anchor) tell('put text that begins with & in quotation marks')
    if (!isScalar(node) || node.type !== 'PLAIN') return
    if (CUT_OFF.test(yaml.slice(end).split('\n', 1)[0] ?? '')) {
      tell('is cut off at the #; put the text in quotation marks ("…")')
    }
    if (CURLY.test(node.source ?? '')) {
      tell('is in curly quotation marks; use straight ones ("…"), or none')
    }
  })
  return found
}

/** The keys of the path to a node. */
function keysOf(way: readonly unknown[]): PropertyKey[] {
  return way.flatMap((node, index): PropertyKey[] => {
    if (isPair(node)) return isScalar(node.key) ? [String(node.key.value)] : []
    const items: unknown = typeof node === 'object' && node && 'items' in node && node.items
    const at = Array.isArray(items) ? items.indexOf(way[index + 1]) : -1
    return at >= 0 && !isPair(way[index + 1]) ? [at] : []
  })
}
