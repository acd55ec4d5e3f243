import { z } from 'zod'
import { accentSchema, kiteSchema } from './kite.ts'
import { aliases, cardDescription, listed, seoSchema, text, titledText } from './parts.ts'
import { SECTION_FIELDS, sectionsSchema } from './service-sections.ts'

/** `content/services/<slug>.yaml`: one service, its card and its page. */
export const serviceSchema = z.strictObject({
  ...listed,
  title: text,
  menuLabel: text.max(28),
  menuLine: text.max(64),
  kite: kiteSchema,
  accent: accentSchema,
  description: cardDescription,
  hero: text,
  intro: text,
  ...SECTION_FIELDS,
  /** Who answers enquiries from this page: the name of a file in `team/`. */
  contact: text.optional(),
  closing: titledText,
  /** The order of the sections; the default is that of `SECTION_FIELDS`. */
  sections: sectionsSchema.optional(),
  seo: seoSchema,
  aliases,
})
