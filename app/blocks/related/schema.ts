import { z } from 'zod'
import { text } from '../../../model/fields/parts.ts'
import { background, defineBlock, title } from '../define-block.ts'

export const relatedSchema = defineBlock('related', {
  title,
  services: z
    .array(text.meta({ reference: 'services' }))
    .min(2)
    .max(6),
  background: background('sky'),
}).meta({ title: 'Related services', description: 'Links to two to six services.' })
