import { isDeepStrictEqual } from 'node:util'
import * as yaml from 'yaml'

/** The length of the longest list on one line. */
const LINE = 45

type Values = Record<string, unknown>

export const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Sets the fields of a file. A node whose value stays is kept or moved as a whole, with its comments. */
export function applyValues(document: yaml.Document, values: Values): void {
  document.contents = changed(document, document.contents, values)
}

function changed(document: yaml.Document, node: unknown, value: unknown): yaml.Node {
  if (yaml.isNode(node) && isDeepStrictEqual(node.toJS(document), value)) return node
  if (yaml.isMap(node) && isObject(value)) return changedMap(document, node, value)
  if (yaml.isSeq(node) && Array.isArray(value)) return changedList(document, node, value)
  if (yaml.isScalar(node) && typeof value !== 'object') {
    node.value = value
    return node
  }
  return created(document, value)
}

function changedMap(document: yaml.Document, map: yaml.YAMLMap, values: Values): yaml.Node {
  map.items = map.items.filter(({ key }) => Object.hasOwn(values, String(key)))
  for (const [key, value] of Object.entries(values)) {
    const pair = map.items.find((pair) => String(pair.key) === key)
    if (pair) pair.value = changed(document, pair.value, value)
    else map.add(document.createPair(key, created(document, value)))
  }
  return map
}

/** Pairs each new entry with the old one of the same value, or else with the unpaired one at its position. */
function changedList(document: yaml.Document, list: yaml.YAMLSeq, values: unknown[]): yaml.Node {
  const nodes = list.items as yaml.Node[]
  const left = new Set(nodes)
  const take = (node: yaml.Node | undefined) => (node && left.delete(node) ? node : undefined)
  const same = values.map((value) =>
    take([...left].find((node) => isDeepStrictEqual(node.toJS(document), value))),
  )
  const isLonger = values.length > nodes.length
  const inBraces = nodes.some((node) => (yaml.isMap(node) || yaml.isSeq(node)) && node.flow)
  list.items = values.map((value, index) => {
    const node = same[index] ?? take(nodes[index]) ?? (isLonger ? undefined : take([...left][0]))
    if (node) return changed(document, node, value)
    const entry = created(document, value)
    if (yaml.isMap(entry) || yaml.isSeq(entry)) entry.flow = inBraces
    return entry
  })
  return list
}

function created(document: yaml.Document, value: unknown): yaml.Node {
  const node = document.createNode(value)
  yaml.visit(node, {
    // Short lists of words and numbers are on one line, as in all content files.
    Seq: (_, list) => {
      list.flow =
        list.items.every((item) => yaml.isScalar(item)) && String(list.toJSON()).length < LINE
    },
  })
  return node
}
