import { inWords } from '../in-words.ts'
import type { FieldPath } from '../protocol.ts'
import type { FormSchema } from './form-schema.ts'

/** The labels on the way to a field: `Steps › 2 › Title`. */
export function labelsOf(path: FieldPath, schema: FormSchema): string[] {
  let at = schema
  return path.map((key) => {
    const items = Array.isArray(at.items) ? at.items[Number(key)] : at.items
    // A field may belong to only one of several choices.
    const field = [at, ...(at.oneOf ?? [])].map(({ properties }) => properties?.[key]).find(Boolean)
    at = (typeof key === 'number' ? items : field) ?? {}
    return typeof key === 'number' ? `${key + 1}` : (at.title ?? inWords(key))
  })
}
