import { colour, formation, kiteSchema } from '../../../model/fields/kite.ts'
import * as parts from '../../../model/fields/parts.ts'
import { pageOf } from '../../blocks/block.ts'

/** `content/pages/<slug>.yaml`: a page of the owner's own, at `/<slug>`. */
export const pageSchema = pageOf([], {
  unconfirmed: parts.unconfirmed,
  draft: parts.draft,
  publishOn: parts.listed.publishOn,
  title: parts.field(parts.text, 'Name', 'In lists of pages and above the page.'),
  noindex: parts.box(
    'Not in search results',
    'For the page of a campaign: no list of pages and no search shows it.',
  ),
  updated: parts.changedOn,
  contact: parts.answeredBy,
  hero: parts.heroOf({
    title: parts.heroFields.title,
    line: parts.heroFields.line.optional(),
    intro: parts.heroFields.intro.optional(),
    background: colour.default('sky'),
    kite: kiteSchema.optional(),
    kiteAt: parts.kiteAt,
    formation,
    picture: parts.pictureOf(4, 3).describe('In place of the kite.').optional(),
    pictureAt: parts.pictureAt,
    link: parts.linkSchema
      .meta({ title: 'Button', description: 'Such as /contact#callback, which asks for a call.' })
      .optional(),
  }),
}).extend({ aliases: parts.aliases })
