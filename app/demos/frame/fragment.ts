/** The URL state of a demo: what its fields hold, as text, by their names. */
export type FieldTexts<Key extends string = string> = Record<Key, string>

/** Longer values are nobody's link. */
const LONGEST = 4000

/** What no field takes: control characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it removes
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g

/**
 * The address of a demo as it stands: `#flight-planner?detail=2`, with what differs from the first.
 * @param first its URL state at first
 */
export function fragmentOf(demo: string, state: FieldTexts, first: FieldTexts): string {
  const changed = Object.entries(state).filter(([key, value]) => value !== first[key])
  const values = new URLSearchParams(changed).toString()
  return `#${demo}${values && `?${values}`}`
}

/**
 * The URL state of a demo by an address. What the demo does not know is ignored; values come as they were
 * written, and are for the fields to judge.
 * @returns undefined where the address describes another demo, or none
 */
export function fieldTextsOf<Key extends string>(
  hash: string,
  demo: string,
  first: FieldTexts<Key>,
): FieldTexts<Key> | undefined {
  const [, name, values] = /^#([\w-]+)\?(.*)$/s.exec(hash) ?? []
  if (name !== demo) return undefined
  const given = new URLSearchParams(values)
  const keys = Object.keys(first) as Key[]
  const read = (key: Key) => {
    const value = given.get(key)
    return value === null || value.length > LONGEST ? first[key] : value.replace(CONTROLS, '')
  }
  return Object.fromEntries(keys.map((key) => [key, read(key)])) as FieldTexts<Key>
}
