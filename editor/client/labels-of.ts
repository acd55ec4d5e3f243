import type { RJSFSchema } from '@rjsf/utils'
import type { FieldPath } from '../protocol.ts'
import { inWords } from './in-words.ts'

/** The labels on the way to a field: `Steps › 2 › Title`. */
export function labelsOf(path: FieldPath, schema: object): string[] {
  let at = schema as RJSFSchema
  return path.map((key) => {
    const items = Array.isArray(at.items) ? at.items[Number(key)] : at.items
    // A field may belong to only one of several choices.
    const choices = [at, ...(at.oneOf ?? [])] as RJSFSchema[]
    const field = choices.map(({ properties }) => properties?.[key]).find(Boolean)
    at = ((typeof key === 'number' ? items : field) ?? {}) as RJSFSchema
    return typeof key === 'number' ? `${key + 1}` : (at.title ?? inWords(key))
  })
}
