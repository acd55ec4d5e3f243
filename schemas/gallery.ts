import { z } from 'zod'
import { closingSchema, pictureSchema, sample, seoSchema, text } from './parts.ts'

/** `content/gallery.yaml`: the gallery page. */
export const gallerySchema = z.strictObject({
  title: text,
  intro: text,
  filterLabel: text,
  allLabel: text,
  tags: z
    .array(text)
    .min(1)
    .meta({ description: 'The buttons of the filter, in order, after the one for all.' }),
  surpriseLabel: text,
  items: z
    .array(
      z.strictObject({
        caption: text,
        id: text.meta({ description: 'A short name of its own, such as “night-market”.' }),
        tag: text.meta({ reference: 'tags' }),
        picture: pictureSchema,
        sample,
      }),
    )
    .meta({ title: 'Pictures' }),
  quotes: z.strictObject({
    title: text,
    items: z.array(z.strictObject({ text, by: text, sample })).min(1),
  }),
  team: z.strictObject({ title: text, intro: text, linkedinLabel: text, githubLabel: text }),
  closing: closingSchema,
  seo: seoSchema,
})

export type Gallery = z.infer<typeof gallerySchema>
