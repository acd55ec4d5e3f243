import { z } from 'zod'
import { blocksSchema } from '../app/blocks/block.ts'
import { colour, kiteSchema } from './kite.ts'
import {
  aliases,
  answeredBy,
  day,
  draft,
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
} from './parts.ts'

/** `content/pages/<slug>.yaml`: a page of the owner's own, at `/<slug>`. */
export const pageSchema = z.strictObject({
  unconfirmed,
  draft,
  publishOn: listed.publishOn,
  title: text.meta({ title: 'Name', description: 'In lists of pages and above the page.' }),
  noindex: z
    .boolean()
    .meta({
      title: 'Not in search results',
      description: 'For the page of a campaign: no list of pages and no search shows it.',
    })
    .optional(),
  updated: day
    .meta({ title: 'Changed on', description: 'The last change that a reader would notice.' })
    .optional(),
  contact: answeredBy,
  hero: heroOf({
    title: heroFields.title,
    line: heroFields.line.optional(),
    intro: heroFields.intro.optional(),
    background: colour.default('sky'),
    kite: kiteSchema.optional(),
    kiteAt,
    picture: pictureOf(4, 3).meta({ description: 'In place of the kite.' }).optional(),
    pictureAt,
    link: linkSchema
      .meta({ title: 'Button', description: 'Such as /contact#callback, which asks for a call.' })
      .optional(),
  }),
  blocks: blocksSchema(),
  seo: seoSchema,
  aliases,
})
