import { z } from 'zod'
import { lineWith, texts } from '../../../contract/line.ts'
import { intro, seoSchema, shortName, text } from '../../../model/fields/parts.ts'
import { closingSchema } from '../../blocks/block.ts'

/** `content/blog.yaml`: the list, and the labels of every article. */
export const blogSchema = z.strictObject({
  title: text,
  intro,
  empty: text,
  readingTime: lineWith('minutes'),
  ...texts('summaryTitle', 'sourcesTitle'),
  /** The link to the first profile of the agency. */
  followLabel: lineWith('profile'),
  shareTitle: text,
  shareOn: z.strictObject({ twitter: text, facebook: text, linkedin: text }),
  ...texts('moreTitle', 'relatedTitle', 'contentsTitle'),
  /** After the day of publication, if the article was changed later. */
  updated: lineWith('date'),
  closing: closingSchema.meta({ title: 'End of every article' }),
  topicsTitle: text,
  author: z.strictObject({ title: lineWith('name'), description: lineWith('name', 'role') }),
  /** Topics of articles; one with three articles has its own page. */
  topics: z
    .array(z.strictObject({ id: shortName, title: text, intro, seo: seoSchema }))
    .default([]),
  seo: seoSchema,
})
