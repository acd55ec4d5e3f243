import { z } from 'zod'
import {
  closingSchema,
  field,
  intro,
  pictureOf,
  sample,
  seoSchema,
  text,
} from '../../../model/fields/parts.ts'

/** `content/gallery.yaml`: the gallery page. */
export const gallerySchema = z.strictObject({
  title: text,
  intro,
  filterLabel: text.meta({ title: 'Words before the filter' }),
  allLabel: text.meta({ title: 'Button for all pictures' }),
  tags: z
    .array(text)
    .min(1)
    .describe('The buttons of the filter, in order, after the one for all.'),
  surpriseLabel: text.meta({ title: 'Button that shows any picture' }),
  items: z
    .array(
      z.strictObject({
        caption: text,
        id: field(
          text,
          'Short name',
          'A short name that no other picture has, such as “night-market”.',
        ),
        tag: text.meta({ title: 'Button of the filter', reference: 'tags' }),
        picture: pictureOf(1, 1),
        sample,
      }),
    )
    .meta({ title: 'Pictures', editor: 'gallery' }),
  quotes: z.strictObject({
    title: text,
    items: z
      .array(z.strictObject({ text, by: text.meta({ title: 'Who says it' }), sample }))
      .min(1)
      .meta({ title: 'Entries' }),
  }),
  team: z
    .strictObject({
      title: text,
      intro,
    })
    .describe('The words around the people, who have files of their own.'),
  closing: closingSchema,
  seo: seoSchema,
})

export type Gallery = z.infer<typeof gallerySchema>
