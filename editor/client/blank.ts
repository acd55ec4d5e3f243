import type { RJSFSchema } from '@rjsf/utils'

/** The value of a new part of a form: empty texts where a text is required, so that its fields are shown. */
export function blank(schema: RJSFSchema): unknown {
  if (schema.oneOf?.[0]) return blank(schema.oneOf[0] as RJSFSchema)
  if (schema.const !== undefined) return schema.const
  if (schema.type === 'array') return []
  if (schema.type !== 'object') return schema.type === 'string' ? '' : undefined
  const required = schema.required ?? []
  return Object.fromEntries(
    required.flatMap((name) => {
      const value = blank((schema.properties?.[name] ?? {}) as RJSFSchema)
      return value === undefined ? [] : [[name, value]]
    }),
  )
}
