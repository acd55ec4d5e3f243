import { z } from 'zod'
import { closingSchema, pictureSchema, sample, seoSchema, text } from './parts.ts'

/** `content/gallery.yaml`: the gallery page. */
export const gallerySchema = z.strictObject({
  title: text,
  intro: text,
  filterLabel: text,
  allLabel: text,
  /** The tags of items, in the order of the filter, after the label for all. */
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
