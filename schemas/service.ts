import { z } from 'zod'
import { accentSchema, kiteSchema } from './kite.ts'
import {
  aliases,
  answeredBy,
  cardDescription,
  heroFields,
  listed,
  menuFields,
  seoSchema,
  text,
  titledText,
  unconfirmed,
} from './parts.ts'
import { SECTION_FIELDS, sectionsSchema } from './service-sections.ts'

/** `content/services/<slug>.yaml`: one service, its card and its page. */
export const serviceSchema = z.strictObject({
  unconfirmed,
  ...listed,
  title: text,
  ...menuFields,
  kite: kiteSchema,
  accent: accentSchema,
  description: cardDescription,
  ...heroFields,
  ...SECTION_FIELDS,
  contact: answeredBy,
  closing: titledText.meta({
    title: 'End of the page',
    description: 'A question, and a sentence beside the button to Contact.',
  }),
  /** The default is the order of `SERVICE_SECTIONS`. */
  sections: sectionsSchema
    .meta({
      title: 'Order of the sections',
      description: 'Each section once, with its look and background.',
    })
    .optional(),
  seo: seoSchema,
  aliases,
})
