import type { RJSFSchema } from '@rjsf/utils'
import type { FieldPath } from '../protocol.ts'
import { inWords } from './in-words.ts'

/** The labels on the way to a field: `Steps › 2 › Title`. */
export function labelsOf(path: FieldPath, schema: object): string[] {
  let at = schema as RJSFSchema
  return path.map((key) => {
    const items = Array.isArray(at.items) ? at.items[Number(key)] : at.items
    at = ((typeof key === 'number' ? items : at.properties?.[key]) ?? {}) as RJSFSchema
    return typeof key === 'number' ? `${key + 1}` : (at.title ?? inWords(key))
  })
}
