import { linkSchema, named, pictureOf, text } from '../../../model/fields/parts.ts'
import { defineBlock, title } from '../define-block.ts'

export const bannerSchema = defineBlock('banner', {
  title,
  text,
  link: linkSchema.meta({ title: 'Button' }),
  picture: pictureOf(16, 9)
    .describe('With room for the words at its left. Left out, it is the second one of Home.')
    .optional(),
}).meta(named('Banner', 'A few words and a button on a picture from edge to edge.'))
