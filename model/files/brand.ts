import { z } from 'zod'
import type { BrandColour } from '../fields/colours/palette.ts'
import { kiteSchema } from '../fields/kite.ts'
import { field, group, hex, key, profiles, sample, text } from '../fields/parts.ts'

/** Whether this machine can format dates in a language: `en-IN`, but neither `English` nor `en_IN`. */
export function isLanguage(tag: string): boolean {
  try {
    return tag.includes('-') && Intl.DateTimeFormat.supportedLocalesOf(tag).length > 0
  } catch {
    return false
  }
}

/** Scripts from right to left, and those without spaces between words. */
const LEFTWARD = /^(?:Arab|Hebr|Thaa|Syrc|Nkoo|Adlm|Rohg)$/
const WITHOUT_SPACES = /^(?:Han[ist]|Jpan|Thai|Laoo|Khmr|Mymr|Tibt)$/

/** Why the site cannot be in a language: its script; undefined if it can. */
export function wrongScript(tag: string): string | undefined {
  const { script = '' } = new Intl.Locale(tag).maximize()
  if (LEFTWARD.test(script))
    return 'is written from right to left, which the pages are not laid out for'
  return WITHOUT_SPACES.test(script)
    ? 'is written without spaces between words, by which the search finds them'
    : undefined
}

/** The colours of the brand; `model/fields/colours/palette.ts` derives all others. */
export const coloursSchema = z
  .strictObject({
    ink: hex.describe('Text, rules and dark backgrounds.'),
    primary: hex.meta({ title: 'First accent', description: 'With white text on it.' }),
    highlight: hex.meta({ title: 'Calls to action', description: 'With ink on it.' }),
    secondary: field(hex, 'Second accent', 'Also the frame of what has the focus.'),
    tertiary: hex.meta({ title: 'Third accent' }),
    sky: hex.meta({ title: 'Quiet background' }),
  } satisfies Record<BrandColour, z.ZodString>)
  .describe('All other shades are computed from these.')

const typeface = z
  .string()
  .regex(
    /^[a-z0-9-]+(?:\.woff2)?$/,
    'must be a name such as anek-latin, or a file such as house.woff2',
  )

/** The typefaces: packages of Fontsource by name, or files in `content/brand`. */
export const fontsSchema = group('Typefaces', {
  sans: field(typeface, 'Of the site', 'Everything except the text of articles.'),
  serif: typeface.meta({ title: 'Of articles', description: 'Their text.' }),
}).describe(
  'Each an installed package (@fontsource-variable/…) or a .woff2 file in content/brand, variable in weight. Then run: npm run fonts.',
)

/** `content/brand.yaml`: who the agency is and what it looks like, on every page. */
export const brandSchema = z.strictObject({
  sample,
  name: text.describe('Every page shows it: texts have it as {brand}.'),
  legalName: text.meta({ title: 'Registered name' }),
  registration: z
    .array(z.strictObject({ label: text.meta({ title: 'Name' }), value: text }))
    .describe('At the end of each page, such as GSTIN, LLPIN and year of foundation.')
    .default([]),
  founded: z.int().min(1800).meta({ title: 'Founded in', description: 'The year.' }).optional(),
  tagline: text,
  colours: coloursSchema,
  fonts: fontsSchema,
  mark: key
    .regex(/\.svg$/, 'must be the name of a file that ends in .svg')
    .meta({ editor: 'drawing' })
    .describe('A drawing of your own in content/brand, such as logo.svg, instead of the kite.')
    .optional(),
  kite: kiteSchema,
  /** BCP 47. */
  language: z
    .string()
    .refine(isLanguage, { error: 'must be a language and a region, such as en-IN', abort: true })
    .refine((tag) => !wrongScript(tag), { error: ({ input }) => wrongScript(`${input}`) })
    .describe('Language and region of the texts, such as en-IN: dates follow it.'),
  speaks: z
    .array(text)
    .min(1)
    .meta({ title: 'Languages', description: 'Those in which clients reach you, in English.' })
    .optional(),
  city: text.describe('Texts have it as {city}.'),
  region: field(text, 'State or region', 'Where you work. Texts have it as {region}.'),
  country: text.describe('Texts have it as {country}.'),
  profiles: profiles.describe('In the footer. The first is the one that articles lead to.'),
})

export type Brand = z.infer<typeof brandSchema>
