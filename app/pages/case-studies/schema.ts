import { z } from 'zod'
import { all, lineWith, texts } from '../../../contract/line.ts'
import { intro, named, shortName, text } from '../../../model/fields/parts.ts'
import { pageOf } from '../../blocks/block.ts'

/** `content/work.yaml`: the page of all case studies, and the labels of each case study's page. */
export const workPageSchema = pageOf([], {
  title: text,
  intro,
  categories: z
    .array(z.strictObject({ id: shortName, title: text }))
    .min(1)
    .max(6)
    .meta(named('Groups', 'A case study names its group; the page shows one at a time.')),
  trades: z
    .array(z.strictObject({ id: shortName, title: text }))
    .min(1)
    .max(6)
    .describe(
      'What clients do: a case study names the trade of its client, and the page shows one.',
    ),
  labels: z.strictObject({
    ...texts('before', 'did', 'after', 'source', 'by'),
    /** The links of a case study to its plan and its service, and what an enquiry from its page is about. */
    ...all(lineWith('name'), 'plan', 'about', 'like'),
    next: text.describe('Above the figure of the next one, at the end of the page.'),
    back: text.meta({ title: 'Link back to all' }),
  }),
})
