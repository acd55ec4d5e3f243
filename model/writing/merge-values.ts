import { isDeepStrictEqual as isSame } from 'node:util'
import type { Path } from '../content-issue.ts'
import { isObject } from './apply-values.ts'

/** A field that two have changed, with both values. */
export type Clash = { path: Path; mine: unknown; theirs: unknown }

/** Merges fields, lists and lines of texts that two have changed. @param clashes gets what both have, which is as in `mine` */
export function merge(
  base: unknown,
  mine: unknown,
  theirs: unknown,
  clashes: Clash[],
  path: Path = [],
): unknown {
  if (isSame(base, theirs) || isSame(mine, theirs)) return mine
  if (isSame(base, mine)) return theirs
  if (isObject(mine) && isObject(theirs)) {
    const before = isObject(base) ? base : {}
    const names = new Set([...Object.keys(mine), ...Object.keys(theirs)])
    const merged = Array.from(names, (name) => [
      name,
      merge(before[name], mine[name], theirs[name], clashes, [...path, name]),
    ])
    return Object.fromEntries(merged.filter(([, value]) => value !== undefined))
  }
  const all = [base, mine, theirs]
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs)) {
    const list = mergeApart(base, mine, theirs)
    if (list) return list
    if (isInPlace(base, mine) && isInPlace(base, theirs))
      return base.map((entry, index) =>
        merge(entry, mine[index], theirs[index], clashes, [...path, index]),
      )
  } else if (all.every((value) => typeof value === 'string' && value.includes('\n'))) {
    const [one, ...others] = all.map((text) => (text as string).split('\n'))
    const inLines: Clash[] = []
    const lines = merge(one, others[0], others[1], inLines) as string[]
    if (inLines.length === 0) return lines.join('\n')
  }
  clashes.push({ path, mine, theirs })
  return mine
}

/** From where to where a list differs from what it was, and what is there instead. */
export function changeOf(base: unknown[], list: unknown[]) {
  const shorter = Math.min(base.length, list.length)
  let [start, end] = [0, 0]
  while (start < shorter && isSame(base[start], list[start])) start++
  while (end < shorter - start && isSame(base.at(-1 - end), list.at(-1 - end))) end++
  return { start, end: base.length - end, entries: list.slice(start, list.length - end) }
}

/** Both changes of a list, if one ends before the other begins. */
function mergeApart(base: unknown[], mine: unknown[], theirs: unknown[]): unknown[] | undefined {
  const changes = [changeOf(base, mine), changeOf(base, theirs)] as const
  const isFirst = changes[0].start < changes[1].start || changes[0].end < changes[1].end
  const [first, last] = isFirst ? changes : ([changes[1], changes[0]] as const)
  // At the same place, nothing says whose comes first.
  if (first.end > last.start || first.start === last.start) return undefined
  const [before, between] = [base.slice(0, first.start), base.slice(first.end, last.start)]
  return [...before, ...first.entries, ...between, ...last.entries, ...base.slice(last.end)]
}

/** Whether each entry of a list is the one that was at its position, changed or not. */
const isInPlace = (base: unknown[], list: unknown[]) =>
  list.length === base.length &&
  list.every((entry, at) => isSame(entry, base[at]) || !base.some((one) => isSame(one, entry)))
