import { z } from 'zod'

/** Placeholders for values of `brand.yaml` and `site.yaml`, allowed in every text of the content. */
export const SITE_PLACEHOLDERS = [
  'brand',
  'legalName',
  'street',
  'postcode',
  'city',
  'region',
  'country',
  'email',
  'phone',
  'retentionMonths',
] as const

/** `{name}`; anything else in braces is text. */
export const PLACEHOLDER = /\{([A-Za-z]\w*)\}/g

const unknownIn = (text: string, known: readonly string[]) =>
  Array.from(text.matchAll(PLACEHOLDER), ([, name = '']) => name).filter(
    (name) => !known.includes(name),
  )

/** A text with placeholders: those of the whole site, and `own` ones, which its component fills in. Translators get it. */
function filledText(own: readonly string[]) {
  const known = [...own, ...SITE_PLACEHOLDERS]
  return z
    .string()
    .trim()
    .refine((text) => unknownIn(text, known).length === 0, {
      error: ({ input }) =>
        `nothing is filled in for {${unknownIn(String(input), known)[0]}}; there are ${known.map((name) => `{${name}}`).join(', ')}`,
    })
    .meta({ words: true })
}

/** A non-empty line or paragraph. @param own placeholders that its component fills in, besides those of the site */
export const lineWith = (...own: string[]) => filledText(own).min(1, 'must not be empty')

/** A line that may be empty. */
export const anyLine = filledText([])

/** Fields of one schema, in a row. */
export const all = <Schema extends z.ZodType, Key extends string>(schema: Schema, ...keys: Key[]) =>
  Object.fromEntries(keys.map((key) => [key, schema])) as Record<Key, Schema>

/** Fields for texts, in a row. */
export const texts = <Key extends string>(...keys: readonly Key[]) => all(lineWith(), ...keys)
