import { z } from 'zod'
import type { Path } from '../content-issue.ts'
import { KINDS, type KindName, kindOf } from '../kinds.ts'
import { choiceOf, type FormSchema } from './form-fields.ts'
import { inWords } from './in-words.ts'

const known = new Map<KindName, FormSchema>()

/** The JSON Schema of a kind's form, with a label for every field. */
export function formSchema(kind: KindName): FormSchema {
  const plain = () => z.toJSONSchema(KINDS[kind].schema, { io: 'input', target: 'draft-7' })
  const schema = known.get(kind) ?? prepared(plain())
  known.set(kind, schema)
  return schema
}

/** The schema of a file's form; empty if it has none. */
export function schemaOf(file: string): FormSchema {
  const kind = kindOf(file)
  return kind ? formSchema(kind.name) : {}
}

const isFields = (value: unknown) => typeof value === 'object' && !Array.isArray(value)

/** Labels fields, and expresses what the form cannot draw in terms that it can. */
const prepared = (schema: object): FormSchema =>
  JSON.parse(JSON.stringify(schema), (_, part) => {
    if (typeof part !== 'object') return part
    const { anyOf, oneOf, propertyNames, additionalProperties }: FormSchema = part
    // A choice between kinds of strings, such as two kinds of addresses, becomes a plain string.
    if (anyOf?.every(({ type }) => type === 'string')) part.type = 'string'
    if (oneOf) {
      const fields = Object.entries(oneOf[0]?.properties ?? {})
      const [propertyName] = fields.find(([, field]) => field.const) ?? []
      part.discriminator = { propertyName }
    }
    if (propertyNames?.enum && additionalProperties) {
      const ofAll = propertyNames.enum.map((name) => [name, { ...Object(additionalProperties) }])
      part.properties = Object.fromEntries(ofAll)
    }
    const fields: [string, FormSchema][] = Object.entries(part.properties ?? {})
    for (const [name, field] of fields) {
      field.title ??= inWords(name)
      // What has fields without which it can do is shown, too.
      if (isFields(field.default)) part.required = [...(part.required ?? []), name]
    }
    return part
  })

/** The schema of a field, or of an entry of a list. @param value of what has it, which may be one of several choices */
export function partOf(schema: FormSchema, key: string | number, value?: unknown): FormSchema {
  const items = Array.isArray(schema.items) ? schema.items[Number(key)] : schema.items
  if (typeof key === 'number') return items ?? {}
  const choices = [choiceOf(schema, value) ?? schema, ...(schema.oneOf ?? [])]
  return choices.map(({ properties }) => properties?.[key]).find(Boolean) ?? {}
}

/** The labels on the way to a field: `Blocks › 2 Steps › Steps › 1 › Title`. @param values of the file */
export function labelsOf(path: Path, schema: FormSchema, values: unknown): string[] {
  let [at, value] = [schema, values]
  return path.map((key) => {
    at = partOf(at, key, value)
    value = (value as Record<string, unknown> | undefined)?.[key]
    if (typeof key === 'string') return at.title ?? inWords(key)
    return [key + 1, choiceOf(at, value)?.title].join(' ').trim()
  })
}

/** A host as people write it, without `https://`, and what may follow it. */
const HOST = /^(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:[:/?#]\S*)?$/u
const COLOUR = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/

/** Fields as their owner means them: `www.example.com` is `https://www.example.com`, and `#04884E` is `#04884e`. */
export function asMeant(value: unknown, schema: FormSchema): unknown {
  const part = (part: unknown, key: string | number) => asMeant(part, partOf(schema, key, value))
  if (Array.isArray(value)) return value.map(part)
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, part(one, key)]))
  if (typeof value !== 'string') return value
  const text = value.trim()
  if (schema.pattern?.startsWith('^#')) {
    const [, digits] = COLOUR.exec(text.toLowerCase()) ?? []
    return digits ? `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}` : value
  }
  if (schema.format !== 'uri' && schema.reference !== 'pages') return value
  return HOST.test(text) ? `https://${text}` : text
}
