import { z } from 'zod'
import {
  aliases,
  answeredBy,
  cardFields,
  heroFields,
  heroOf,
  kiteAt,
  listed,
  menuFields,
  seoSchema,
  text,
  unconfirmed,
} from '../../../model/fields/parts.ts'
import { blocksSchema } from '../../blocks/block.ts'

/** `content/services/<slug>.yaml`: one service, its card and its page. */
export const serviceSchema = z.strictObject({
  unconfirmed,
  ...listed,
  title: text,
  ...menuFields,
  ...cardFields,
  contact: answeredBy,
  hero: heroOf({ ...heroFields, kiteAt }),
  blocks: blocksSchema('subservices', 'call-to-action'),
  seo: seoSchema,
  aliases,
})
