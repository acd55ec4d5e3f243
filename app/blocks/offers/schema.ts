import { z } from 'zod'
import { intro } from '../../../model/fields/parts.ts'
import { background, defineBlock, linkToAll, look, title } from '../define-block.ts'

export const offersSchema = defineBlock('offers', {
  of: z.enum(['services', 'products']).meta({ title: 'Of' }).default('services'),
  look: look('carousel', 'grid', 'posters'),
  title: title.optional(),
  intro: intro.optional(),
  all: linkToAll.optional(),
  background: background('white'),
}).meta({
  title: 'All services or products',
  description: 'Their cards, with or without a heading.',
})
