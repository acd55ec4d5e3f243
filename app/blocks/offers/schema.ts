import { z } from 'zod'
import { intro, named } from '../../../model/fields/parts.ts'
import { background, defineBlock, linkToAll, title, variant } from '../define-block.ts'

export const offersSchema = defineBlock('offers', {
  of: z.enum(['services', 'products']).meta({ title: 'Of' }).default('services'),
  variant: variant('carousel', 'grid', 'posters'),
  title: title.optional(),
  intro: intro.optional(),
  all: linkToAll.optional(),
  background: background('white'),
}).meta(named('All services or products', 'Their cards, with or without a heading.'))
