import { z } from 'zod'
import { field, pictureOf, sample, text } from '../../../model/fields/parts.ts'
import { defineBlock } from '../define-block.ts'

const item = z.strictObject({
  caption: text,
  id: field(text, 'Short name', 'A short name that no other picture has, such as “night-market”.'),
  tag: text.meta({ title: 'Button of the filter', reference: 'tags' }),
  picture: pictureOf(1, 1),
  sample,
})

export const galleryBlockSchema = defineBlock('gallery', {
  filterLabel: text.meta({ title: 'Words before the filter' }),
  allLabel: text.meta({ title: 'Button for all pictures' }),
  tags: z
    .array(text)
    .min(1)
    .describe('The buttons of the filter, in order, after the one for all.'),
  surpriseLabel: text.meta({ title: 'Button that shows any picture' }),
  items: z.array(item).meta({ title: 'Pictures', editor: 'gallery' }),
}).meta({ title: 'Gallery', description: 'Pictures with a filter. Once on a page.' })
