import { z } from 'zod'
import { blocksSchema } from '../app/blocks/block.ts'
import { accentSchema, kiteSchema } from './kite.ts'
import {
  aliases,
  answeredBy,
  cardDescription,
  heroFields,
  heroOf,
  kiteAt,
  listed,
  menuFields,
  seoSchema,
  text,
  unconfirmed,
} from './parts.ts'

/** `content/services/<slug>.yaml`: one service, its card and its page. */
export const serviceSchema = z.strictObject({
  unconfirmed,
  ...listed,
  title: text,
  ...menuFields,
  kite: kiteSchema,
  accent: accentSchema,
  description: cardDescription,
  contact: answeredBy,
  hero: heroOf({ ...heroFields, kiteAt }),
  blocks: blocksSchema('subservices', 'call-to-action'),
  seo: seoSchema,
  aliases,
})
