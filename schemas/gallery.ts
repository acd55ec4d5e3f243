import { z } from 'zod'
import { closingSchema, intro, pictureOf, quoteSchema, sample, seoSchema, text } from './parts.ts'

/** `content/gallery.yaml`: the gallery page. */
export const gallerySchema = z.strictObject({
  title: text,
  intro,
  filterLabel: text.meta({ title: 'Words before the filter' }),
  allLabel: text.meta({ title: 'Button for all pictures' }),
  tags: z
    .array(text)
    .min(1)
    .meta({ description: 'The buttons of the filter, in order, after the one for all.' }),
  surpriseLabel: text.meta({ title: 'Button that shows any picture' }),
  items: z
    .array(
      z.strictObject({
        caption: text,
        id: text.meta({
          title: 'Short name',
          description: 'A short name that no other picture has, such as “night-market”.',
        }),
        tag: text.meta({ title: 'Button of the filter', reference: 'tags' }),
        picture: pictureOf(1, 1),
        sample,
      }),
    )
    .meta({ title: 'Pictures', editor: 'gallery' }),
  quotes: z.strictObject({
    title: text,
    items: z.array(quoteSchema).min(1).meta({ title: 'Entries' }),
  }),
  team: z
    .strictObject({
      title: text,
      intro,
      linkedinLabel: text.meta({ title: 'Link to LinkedIn' }),
      githubLabel: text.meta({ title: 'Link to GitHub' }),
    })
    .meta({ description: 'The words around the people, who have files of their own.' }),
  closing: closingSchema,
  seo: seoSchema,
})

export type Gallery = z.infer<typeof gallerySchema>
