import { z } from 'zod'
import { closingSchema, pictureSchema, sample, seoSchema, text } from './parts.ts'

/** `content/gallery.yaml`: the gallery page. */
export const gallerySchema = z.strictObject({
  title: text,
  intro: text,
  filterLabel: text,
  allLabel: text,
  /** What an item may be of; the filter shows them in this order after the label of all. */
  tags: z.array(text).min(1),
  surpriseLabel: text,
  items: z.array(
    z.strictObject({
      id: text,
      tag: text,
      picture: pictureSchema,
      caption: text,
      sample,
    }),
  ),
  quotes: z.strictObject({
    title: text,
    items: z.array(z.strictObject({ text, by: text, sample })).min(1),
  }),
  team: z.strictObject({ title: text, intro: text, linkedinLabel: text, githubLabel: text }),
  closing: closingSchema,
  seo: seoSchema,
})

export type Gallery = z.infer<typeof gallerySchema>
