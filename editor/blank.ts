import type { KiteDesign } from '../model/fields/kite.ts'
import { choiceName, type FormSchema } from '../model/form/form-fields.ts'

/** A kite before one is chosen. */
export const KITE: KiteDesign = {
  pattern: 'moon',
  paper: 'primary',
  pieces: ['white'],
  tail: 'ink',
}

/** The value of a new part of a form: empty texts where a text is required, so that its fields are shown. */
export function blank(schema: FormSchema): unknown {
  const { type, items, minItems = 0, properties = {}, required = [], begins } = schema
  if (schema.oneOf?.[0]) return blank(schema.oneOf[0])
  if (schema.const !== undefined) return schema.const
  if (schema.editor === 'kite') return KITE
  if (type === 'array') {
    if (Array.isArray(items)) return items.map(blank)
    const choices = items?.oneOf ?? []
    if (begins)
      return begins.flatMap((name) => choices.filter((one) => choiceName(one) === name).map(blank))
    const entries = Array.from({ length: minItems }, () => blank(items ?? {}))
    return entries.filter((entry) => entry !== undefined)
  }
  if (type !== 'object') return type === 'string' && !schema.enum ? '' : undefined
  return Object.fromEntries(
    required.flatMap((name) => {
      const value = blank(properties[name] ?? {})
      return value === undefined ? [] : [[name, value]]
    }),
  )
}
