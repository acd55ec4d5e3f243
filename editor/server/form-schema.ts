import { z } from 'zod'
import { KINDS, type KindName } from '../../schemas/kinds.ts'
import { inWords } from '../in-words.ts'
import type { FieldPath } from '../protocol.ts'
import { choiceOf, type FormSchema } from '../schema.ts'

const known = new Map<KindName, FormSchema>()

/** The JSON Schema of a kind's form, with a label for every field. */
export function formSchema(kind: KindName): FormSchema {
  const schema =
    known.get(kind) ??
    prepared(z.toJSONSchema(KINDS[kind].schema, { io: 'input', target: 'draft-7' }) as FormSchema)
  known.set(kind, schema)
  return schema
}

/** Labels fields, and expresses what the form cannot draw in terms that it can. */
function prepared({ default: _, ...schema }: FormSchema): FormSchema {
  // A choice between kinds of strings, such as two kinds of addresses, becomes a plain string.
  if (schema.anyOf?.every(({ type }) => type === 'string')) {
    const { anyOf, ...rest } = schema
    return { ...rest, type: 'string' }
  }
  if (schema.oneOf) {
    const [first] = schema.oneOf
    const propertyName =
      Object.keys(first?.properties ?? {}).find((name) => first?.properties?.[name]?.const) ?? ''
    return { ...schema, discriminator: { propertyName }, oneOf: schema.oneOf.map(prepared) }
  }
  if (Array.isArray(schema.items)) {
    const { additionalItems, ...rest } = schema
    return { ...rest, items: schema.items.map(prepared) }
  }
  if (schema.items) return { ...schema, items: prepared(schema.items) }
  const { propertyNames, additionalProperties, ...rest } = schema
  const ofRecord =
    propertyNames?.enum && typeof additionalProperties === 'object'
      ? Object.fromEntries(propertyNames.enum.map((name) => [name, additionalProperties]))
      : undefined
  const properties = ofRecord ?? schema.properties
  if (!properties) return rest
  const labelled = Object.entries(properties).map(([name, field]) => [
    name,
    prepared({ ...field, title: field.title ?? inWords(name) }),
  ])
  // What has fields without which it can do is shown, too.
  const shown = Object.keys(properties).filter((name) => isFields(properties[name]?.default))
  const required = [...(rest.required ?? []), ...shown]
  return {
    ...rest,
    required,
    additionalProperties: false,
    properties: Object.fromEntries(labelled),
  }
}

const isFields = (value: unknown) => typeof value === 'object' && !Array.isArray(value)

/** The schema of a field, or of an entry of a list. @param value of what has it, which may be one of several choices */
export function partOf(schema: FormSchema, key: string | number, value?: unknown): FormSchema {
  const items = Array.isArray(schema.items) ? schema.items[Number(key)] : schema.items
  if (typeof key === 'number') return items ?? {}
  const choices = [choiceOf(schema, value) ?? schema, ...(schema.oneOf ?? [])]
  return choices.map(({ properties }) => properties?.[key]).find(Boolean) ?? {}
}

/** The labels on the way to a field: `Blocks › 2 Steps › Steps › 1 › Title`. @param values of the file */
export function labelsOf(path: FieldPath, schema: FormSchema, values: unknown): string[] {
  let [at, value] = [schema, values]
  return path.map((key) => {
    at = partOf(at, key, value)
    value = (value as Record<string, unknown> | undefined)?.[key]
    if (typeof key === 'string') return at.title ?? inWords(key)
    return [key + 1, choiceOf(at, value)?.title].join(' ').trim()
  })
}
