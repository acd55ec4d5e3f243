import { inWords } from '../in-words.ts'
import type { FieldPath } from '../protocol.ts'
import type { FormSchema } from './form-schema.ts'

/** The schema of a field, or of an entry of a list. */
export function partOf(schema: FormSchema, key: string | number): FormSchema {
  const items = Array.isArray(schema.items) ? schema.items[Number(key)] : schema.items
  if (typeof key === 'number') return items ?? {}
  // A field may belong to only one of several choices.
  const choices = [schema, ...(schema.oneOf ?? [])]
  return choices.map(({ properties }) => properties?.[key]).find(Boolean) ?? {}
}

/** The labels on the way to a field: `Steps › 2 › Title`. */
export function labelsOf(path: FieldPath, schema: FormSchema): string[] {
  let at = schema
  return path.map((key) => {
    at = partOf(at, key)
    return typeof key === 'number' ? `${key + 1}` : (at.title ?? inWords(key))
  })
}
