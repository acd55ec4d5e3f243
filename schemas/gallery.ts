import { z } from 'zod'
import { pictureSchema, sample, seoSchema, text } from './parts.ts'

/** The tags a gallery item may carry; the filter shows them in this order after "All". */
export const GALLERY_TAGS = ['Team', 'Office', 'Celebrations'] as const

/** `content/gallery.yaml`: the gallery page. */
export const gallerySchema = z.strictObject({
  title: text,
  intro: text,
  filterLabel: text,
  allLabel: text,
  surpriseLabel: text,
  items: z.array(
    z.strictObject({
      id: text,
      tag: z.enum(GALLERY_TAGS),
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
  seo: seoSchema,
})

export type Gallery = z.infer<typeof gallerySchema>
