import { z } from 'zod'

/** Words in braces that stand for what `brand.yaml` and `site.yaml` say, in any text of the content. */
export const SITE_PLACEHOLDERS = [
  'brand',
  'legalName',
  'street',
  'postcode',
  'city',
  'country',
  'email',
  'phone',
] as const

/** `{word}`; anything else in braces is text. */
export const PLACEHOLDER = /\{([A-Za-z]\w*)\}/g

/** The words in braces of a text that nothing is filled in for. */
const unknownIn = (text: string, known: readonly string[]) =>
  Array.from(text.matchAll(PLACEHOLDER), ([, name = '']) => name).filter(
    (name) => !known.includes(name),
  )

/** Text in which words in braces are filled in: those of the whole site, and `own` ones where it is shown. */
function filledText(own: readonly string[]) {
  const known = [...own, ...SITE_PLACEHOLDERS]
  return z
    .string()
    .trim()
    .refine((text) => unknownIn(text, known).length === 0, {
      error: ({ input }) =>
        `nothing is filled in for {${unknownIn(String(input), known)[0]}}; there are ${known.map((name) => `{${name}}`).join(', ')}`,
    })
}

/**
 * A non-empty line or paragraph.
 * @param own names that are filled in where this text is shown, besides those of the whole site
 */
export const lineWith = (...own: string[]) => filledText(own).min(1, 'must not be empty')

/** A line that may be empty. */
export const anyLine = filledText([])
