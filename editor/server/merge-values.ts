import { isDeepStrictEqual } from 'node:util'
import type { FieldPath } from '../protocol.ts'

/** What two have made of the same value: both changes, and the fields in which they differ, as in `mine`. */
export type Merge = { value: unknown; conflicts: FieldPath[] }

type Fields = Record<string, unknown>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const all = <Part>(parts: [unknown, unknown, unknown], is: (part: unknown) => part is Part) =>
  parts.every(is) ? (parts as [Part, Part, Part]) : undefined

/** The paragraphs and lines of a text with several. */
const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.includes('\n')

/** Merges what two have made of a value: fields, the entries of lists, and the lines of texts. */
export function merge(base: unknown, mine: unknown, theirs: unknown, path: FieldPath = []): Merge {
  const kept = (value: unknown): Merge => ({ value, conflicts: [] })
  if (isDeepStrictEqual(base, theirs) || isDeepStrictEqual(mine, theirs)) return kept(mine)
  if (isDeepStrictEqual(base, mine)) return kept(theirs)
  const versions: [unknown, unknown, unknown] = [base, mine, theirs]
  const fields = all([base ?? {}, mine, theirs], isFields)
  if (fields) {
    const names = new Set([...Object.keys(fields[1]), ...Object.keys(fields[2])])
    const merged = Array.from(names, (name) => {
      const [base, mine, theirs] = fields.map((one) => one[name])
      return [name, merge(base, mine, theirs, [...path, name])] as const
    })
    const values = merged.map(([name, { value }]) => [name, value] as const)
    return {
      value: Object.fromEntries(values.filter(([, value]) => value !== undefined)),
      conflicts: merged.flatMap(([, { conflicts }]) => conflicts),
    }
  }
  const lists = all(versions, Array.isArray)
  if (lists) return mergeLists(lists, path)
  const texts = all(versions, isText)
  if (texts) {
    const [base, mine, theirs] = texts.map((text) => text.split('\n'))
    const { value, conflicts } = mergeLists([base ?? [], mine ?? [], theirs ?? []], path)
    if (conflicts.length === 0) return kept((value as string[]).join('\n'))
  }
  return { value: mine, conflicts: [path] }
}

/** The entries of a list that differ from those of another: from, to, and what is there instead. */
function changeOf(base: unknown[], list: unknown[]) {
  const shorter = Math.min(base.length, list.length)
  let [start, end] = [0, 0]
  while (start < shorter && isDeepStrictEqual(base[start], list[start])) start++
  while (end < shorter - start && isDeepStrictEqual(base.at(-1 - end), list.at(-1 - end))) end++
  return { start, end: base.length - end, entries: list.slice(start, list.length - end) }
}

function mergeLists(
  [base, mine, theirs]: [unknown[], unknown[], unknown[]],
  path: FieldPath,
): Merge {
  const [first, last] = [changeOf(base, mine), changeOf(base, theirs)].sort(
    (one, other) => one.start - other.start || one.end - other.end,
  )
  if (
    first &&
    last &&
    first.end <= last.start &&
    (first.end < last.start || first.start < first.end)
  ) {
    const { start, end } = first
    const between = base.slice(end, last.start)
    const value = [
      ...base.slice(0, start),
      ...first.entries,
      ...between,
      ...last.entries,
      ...base.slice(last.end),
    ]
    return { value, conflicts: [] }
  }
  // An entry that has moved is not the one at its position.
  const hasMoved = (list: unknown[]) =>
    list.length !== base.length ||
    list.some(
      (entry, at) =>
        !isDeepStrictEqual(entry, base[at]) && base.some((one) => isDeepStrictEqual(one, entry)),
    )
  if (hasMoved(mine) || hasMoved(theirs)) return { value: mine, conflicts: [path] }
  const merged = base.map((entry, index) =>
    merge(entry, mine[index], theirs[index], [...path, index]),
  )
  return {
    value: merged.map(({ value }) => value),
    conflicts: merged.flatMap(({ conflicts }) => conflicts),
  }
}
