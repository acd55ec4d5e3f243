import { pictureOf } from '../../../model/fields/parts.ts'
import { defineBlock } from '../define-block.ts'

export const pictureBlockSchema = defineBlock('picture', { picture: pictureOf(9, 5) }).meta({
  title: 'Picture',
  description: 'A picture from edge to edge.',
})
