import { z } from 'zod'
import {
  aliases,
  changedOn,
  day,
  draft,
  pictureOf,
  seoSchema,
  text,
} from '../../../model/fields/parts.ts'

/** `content/articles/<slug>.md`: the fields above the text of an article. */
export const articleSchema = z.strictObject({
  draft,
  title: text,
  content: z.string().regex(/\S/, 'the article has no text').meta({
    title: 'Text',
    description: 'Write here, or paste from Word or Google Docs. Alt+F10 leads to the buttons.',
    editor: 'markdown',
  }),
  excerpt: text
    .max(260)
    .describe('Two sentences below the title in the blog list, up to 260 characters.'),
  published: day.meta({
    title: 'Publish on',
    description:
      'The newest article comes first. With a day in the future, the first build from that day on publishes it.',
  }),
  updated: changedOn,
  /** By their ids in `content/blog.yaml`. */
  topics: z
    .array(text.meta({ reference: 'topics' }))
    .describe('The closest one first.')
    .default([]),
  author: text.meta({ reference: 'team' }),
  picture: pictureOf(16, 9),
  summary: z
    .array(text)
    .min(2)
    .max(5)
    .meta({ title: 'Key points', description: 'Two to five, at the top of the article.' }),
  notes: z
    .array(
      z.strictObject({
        beside: text.meta({ title: 'Beside the heading', reference: 'headings' }),
        text,
      }),
    )
    .meta({ title: 'Notes in the margin', description: 'Each beside a heading of the text.' })
    .default([]),
  sources: z.array(text).describe('Where the figures come from, each with its year.').default([]),
  seo: seoSchema,
  aliases,
})
