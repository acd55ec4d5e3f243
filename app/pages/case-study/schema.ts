import { z } from 'zod'
import {
  aliases,
  field,
  group,
  heroOf,
  listed,
  pictureOf,
  sample,
  text,
} from '../../../model/fields/parts.ts'
import { pageOf } from '../../blocks/block.ts'

/** `content/case-studies/<slug>.yaml`: a case study, its tile on `/work` and its page. */
export const caseStudySchema = pageOf(['story', 'call-to-action'], {
  ...listed,
  title: field(text, 'Client and town', 'Who it was for, and where, such as “Trade fair, Rajkot”.'),
  service: text.meta({
    title: 'Service or product',
    description: 'The page of this service or product shows the case study too.',
    reference: 'offers',
  }),
  category: text.meta({ title: 'Group', reference: 'caseStudyGroups' }),
  trade: text.meta({
    title: 'Trade of the client',
    description: 'The list of trades is in Work › List and labels.',
    reference: 'trades',
  }),
  by: z
    .array(text.meta({ reference: 'team' }))
    .min(1)
    .meta({ title: 'Who did it', description: 'The first one answers enquiries from the page.' }),
  plan: text
    .meta({ description: 'The plan with its price, if there is one.', reference: 'plans' })
    .optional(),
  sample,
  hero: heroOf({
    figure: group('Figure that changed', {
      before: text,
      after: text,
      label: text.meta({ title: 'What it counts' }),
    })
      .describe('Such as “3”, “40”, “enquiries a month”. Leave it out where nothing was counted.')
      .optional(),
    picture: pictureOf(4, 3).describe('What the client got.'),
  }),
}).extend({ aliases })

export type CaseStudy = z.infer<typeof caseStudySchema>

export type Figure = NonNullable<CaseStudy['hero']['figure']>
