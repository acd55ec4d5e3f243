/** The fields of an object. An array has none, though it has a method called `values`. */
const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && !Array.isArray(value) ? Object(value) : {}

/** The fields of an object that are texts, and not empty. */
export const textsOf = (value: unknown) =>
  Object.fromEntries(
    Object.entries(fieldsOf(value)).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
    ),
  )

export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** Of this visit, or of this device. */
type Where = 'session' | 'local'

/** The fields that a storage has under a key; undefined where it cannot be read. */
export function readFields(key: string, where: Where = 'session') {
  try {
    return fieldsOf(JSON.parse(globalThis[`${where}Storage`].getItem(key) ?? '{}'))
  } catch {
    return undefined
  }
}

/** Writes a value into a storage; undefined removes it. @returns whether it is there, for the next page too */
export function writeFields(key: string, value: unknown, where: Where = 'session'): boolean {
  try {
    const storage = globalThis[`${where}Storage`]
    if (value === undefined) storage.removeItem(key)
    else storage.setItem(key, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}
