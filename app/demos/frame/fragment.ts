/** The URL state of a demo: what its fields hold, as text, by their names. */
export type FieldTexts<Key extends string = string> = Record<Key, string>

/** No link of this site holds longer values. */
const LONGEST = 4000

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it removes
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g

/** The address of a demo's state, with the values that differ from `first`: `#flight-planner?detail=2`. */
export function fragmentOf(demo: string, state: FieldTexts, first: FieldTexts): string {
  const changed = Object.entries(state).filter(([key, value]) => value !== first[key])
  const values = new URLSearchParams(changed).toString()
  return `#${demo}${values && `?${values}`}`
}

/**
 * Reads the URL state of a demo from an address. Unknown keys are ignored; values are returned as they
 * were written, for the codecs to judge.
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
