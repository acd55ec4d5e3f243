import { z } from 'zod'
import { aliases, day, draft, pictureSchema, sample, seoSchema, text } from './parts.ts'

/** `content/articles/<slug>.md`: the fields above the text of an article. */
export const articleSchema = z.strictObject({
  draft,
  title: text,
  excerpt: text.max(260),
  /** Day of publication; the newest article comes first. */
  published: day,
  /** Day of the last change that a reader would notice. */
  updated: day.optional(),
  /** Topics by their ids in `content/blog.yaml`, the closest one first. */
  topics: z.array(text).default([]),
  author: text,
  picture: pictureSchema,
  /** The key points, two to five, shown at the top. */
  summary: z.array(text).min(2).max(5),
  /** Notes for the margin; each names the heading (`## …`) beside it. */
  notes: z.array(z.strictObject({ beside: text, text })).default([]),
  sources: z.array(text).default([]),
  seo: seoSchema,
  aliases,
  content: z.string().regex(/\S/, 'the article has no text'),
})

/** `content/authors/<slug>.yaml`: an author. */
export const authorSchema = z.strictObject({ name: text, role: text, sample })
