import { intro, named } from '../../../model/fields/parts.ts'
import { background, defineBlock, title, variant } from '../define-block.ts'

export const teamSchema = defineBlock('team', {
  title,
  intro: intro.optional(),
  variant: variant('cards', 'thread'),
  background: background('white'),
}).meta(named('People', 'Everybody, on cards or on one thread. Once on a page.'))
