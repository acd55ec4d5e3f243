import { pictureOf } from '../../../model/fields/parts.ts'
import { defineBlock } from '../define-block.ts'

export const pictureBlockSchema = defineBlock(
  'picture',
  { title: 'Picture', description: 'A picture from edge to edge.' },
  { picture: pictureOf(9, 5) },
)
