/** How a demo stands: what its fields hold, as text, by their names. */
export type Stand<Key extends string = string> = Record<Key, string>

/** Longer values are nobody's link. */
const LONGEST = 4000

/** What no field takes: control characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it removes
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g

/**
 * The address of a demo as it stands: `#flight-planner?detail=2`, with what differs from the first.
 * @param first how it stands at first
 */
export function fragmentOf(demo: string, stand: Stand, first: Stand): string {
  const changed = Object.entries(stand).filter(([key, value]) => value !== first[key])
  const values = new URLSearchParams(changed).toString()
  return `#${demo}${values && `?${values}`}`
}

/**
 * How a demo stands by an address. What the demo does not know is ignored; values come as they were
 * written, and are for the fields to judge.
 * @returns undefined where the address describes another demo, or none
 */
export function standOf<Key extends string>(
  hash: string,
  demo: string,
  first: Stand<Key>,
): Stand<Key> | undefined {
  const [, name, values] = /^#([\w-]+)\?(.*)$/s.exec(hash) ?? []
  if (name !== demo) return undefined
  const given = new URLSearchParams(values)
  const keys = Object.keys(first) as Key[]
  const read = (key: Key) => {
    const value = given.get(key)
    return value === null || value.length > LONGEST ? first[key] : value.replace(CONTROLS, '')
  }
  return Object.fromEntries(keys.map((key) => [key, read(key)])) as Stand<Key>
}
