import { z } from 'zod'
import { colour, kiteSchema } from '../../../model/fields/kite.ts'
import {
  aliases,
  answeredBy,
  box,
  changedOn,
  draft,
  field,
  heroFields,
  heroOf,
  kiteAt,
  linkSchema,
  listed,
  pictureAt,
  pictureOf,
  seoSchema,
  text,
  unconfirmed,
} from '../../../model/fields/parts.ts'
import { blocksSchema } from '../../blocks/block.ts'

/** `content/pages/<slug>.yaml`: a page of the owner's own, at `/<slug>`. */
export const pageSchema = z.strictObject({
  unconfirmed,
  draft,
  publishOn: listed.publishOn,
  title: field(text, 'Name', 'In lists of pages and above the page.'),
  noindex: box(
    'Not in search results',
    'For the page of a campaign: no list of pages and no search shows it.',
  ),
  updated: changedOn,
  contact: answeredBy,
  hero: heroOf({
    title: heroFields.title,
    line: heroFields.line.optional(),
    intro: heroFields.intro.optional(),
    background: colour.default('sky'),
    kite: kiteSchema.optional(),
    kiteAt,
    picture: pictureOf(4, 3).describe('In place of the kite.').optional(),
    pictureAt,
    link: linkSchema
      .meta({ title: 'Button', description: 'Such as /contact#callback, which asks for a call.' })
      .optional(),
  }),
  blocks: blocksSchema(),
  seo: seoSchema,
  aliases,
})
