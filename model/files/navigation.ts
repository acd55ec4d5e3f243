import { z } from 'zod'
import { all } from '../../contract/line.ts'
import { group, linkSchema, text } from '../fields/parts.ts'

/** `content/navigation.yaml`: the header, the footer and the logo banner. */
export const navigationSchema = z.strictObject({
  header: group('Menu', {
    ...all(linkSchema, 'home', 'services', 'products'),
    drone: linkSchema.optional(),
    ...all(linkSchema, 'blog', 'pricing', 'contact'),
  }),
  more: z.array(linkSchema).meta({
    title: 'More of the menu',
    description: 'On a phone below the menu, on a wide screen beside it.',
  }),
  footer: z.strictObject({
    exploreTitle: text.meta({ title: 'Heading above the links' }),
    explore: z.array(linkSchema).min(1).meta({ title: 'Links' }),
    contactTitle: text.meta({ title: 'Heading above the address' }),
    legal: z.array(linkSchema).meta({ title: 'Links at the very end' }),
  }),
  banner: z
    .array(text)
    .min(3)
    .meta({ title: 'Strip under the header', description: 'The words that move along.' }),
})
