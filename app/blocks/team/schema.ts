import { intro } from '../../../model/fields/parts.ts'
import { background, defineBlock, title } from '../define-block.ts'

export const teamSchema = defineBlock('team', {
  title,
  intro,
  background: background('white'),
}).meta({
  title: 'People',
  description: 'A card of every person, to be turned over. Once on a page.',
})
