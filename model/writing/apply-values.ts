import { isDeepStrictEqual } from 'node:util'
import {
  type Document,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml'

/** The length of the longest list on one line. */
const LINE = 45

type Values = Record<string, unknown>

export const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Sets the fields of a file. A node whose value stays is kept or moved as a whole, with its comments. */
export function applyValues(document: Document, values: Values): void {
  document.contents = changed(document, document.contents, values)
}

function changed(document: Document, node: unknown, value: unknown): Node {
  if (isNode(node) && isDeepStrictEqual(node.toJS(document), value)) return node
  if (isMap(node) && isObject(value)) return changedMap(document, node, value)
  if (isSeq(node) && Array.isArray(value)) return changedList(document, node, value)
  if (isScalar(node) && typeof value !== 'object') {
    node.value = value
    return node
  }
  return created(document, value)
}

function changedMap(document: Document, map: YAMLMap, values: Values): Node {
  map.items = map.items.filter(({ key }) => Object.hasOwn(values, String(key)))
  for (const [key, value] of Object.entries(values)) {
    const pair = map.items.find((pair) => String(pair.key) === key)
    if (pair) pair.value = changed(document, pair.value, value)
    else map.add(document.createPair(key, created(document, value)))
  }
  return map
}

/** Pairs each new entry with the old one of the same value, or else with the unpaired one at its position. */
function changedList(document: Document, list: YAMLSeq, values: unknown[]): Node {
  const nodes = list.items as Node[]
  const left = new Set(nodes)
  const take = (node: Node | undefined) => (node && left.delete(node) ? node : undefined)
  const same = values.map((value) =>
    take([...left].find((node) => isDeepStrictEqual(node.toJS(document), value))),
  )
  const isLonger = values.length > nodes.length
  const inBraces = nodes.some((node) => (isMap(node) || isSeq(node)) && node.flow)
  list.items = values.map((value, index) => {
    const node = same[index] ?? take(nodes[index]) ?? (isLonger ? undefined : take([...left][0]))
    if (node) return changed(document, node, value)
    const entry = created(document, value)
    if (isMap(entry) || isSeq(entry)) entry.flow = inBraces
    return entry
  })
  return list
}

function created(document: Document, value: unknown): Node {
  const node = document.createNode(value)
  visit(node, {
    // Short lists of words and numbers are on one line, as in all content files.
    Seq: (_, list) => {
      list.flow = list.items.every((item) => isScalar(item)) && String(list.toJSON()).length < LINE
    },
  })
  return node
}
