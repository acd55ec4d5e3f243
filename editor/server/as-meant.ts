import type { FormSchema } from '../schema.ts'
import { partOf } from './form-schema.ts'

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
