import { z } from 'zod'
import { lineWith } from '../../../contract/line.ts'
import { intro, seoSchema, shortName, text } from '../../../model/fields/parts.ts'
import { blocksSchema } from '../../blocks/block.ts'

/** `content/work.yaml`: the page of all case studies, and the labels of each case study's page. */
export const workPageSchema = z.strictObject({
  title: text,
  intro,
  categories: z
    .array(z.strictObject({ id: shortName, title: text }))
    .min(1)
    .max(6)
    .meta({ title: 'Groups' })
    .describe('A case study names its group; the page shows one at a time.'),
  labels: z.strictObject({
    before: text,
    did: text,
    after: text,
    source: text,
    by: text,
    /** The link from a case study to its plan, with its price. */
    plan: lineWith('name'),
    /** The link from a case study to its service or product. */
    about: lineWith('name'),
    /** What an enquiry from a case study's page is about. */
    like: lineWith('name'),
    next: text.describe('Above the figure of the next one, at the end of the page.'),
    back: text.meta({ title: 'Link back to all' }),
  }),
  blocks: blocksSchema(),
  seo: seoSchema,
})
