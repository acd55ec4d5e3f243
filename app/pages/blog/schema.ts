import { z } from 'zod'
import { lineWith } from '../../../contract/line.ts'
import { intro, seoSchema, shortName, text } from '../../../model/fields/parts.ts'
import { closingSchema } from '../../blocks/block.ts'

/** `content/blog.yaml`: the list, and the labels of every article. */
export const blogSchema = z.strictObject({
  title: text,
  intro,
  empty: text,
  readingTime: lineWith('minutes'),
  summaryTitle: text,
  sourcesTitle: text,
  /** The link to the first profile of the agency. */
  followLabel: lineWith('profile'),
  shareTitle: text,
  /** The names of the networks on which an article can be shared. */
  shareOn: z.strictObject({ twitter: text, facebook: text, linkedin: text }),
  moreTitle: text,
  relatedTitle: text,
  contentsTitle: text,
  /** After the day of publication, if the article was changed later. */
  updated: lineWith('date'),
  closing: closingSchema.meta({ title: 'End of every article' }),
  topicsTitle: text,
  /** An author's page in search results. */
  author: z.strictObject({ title: lineWith('name'), description: lineWith('name', 'role') }),
  /** Topics of articles; one with three articles has its own page. */
  topics: z
    .array(z.strictObject({ id: shortName, title: text, intro, seo: seoSchema }))
    .default([]),
  seo: seoSchema,
})
