import { z } from 'zod'
import { named, text } from '../../../model/fields/parts.ts'
import { background, defineBlock, linkToAll, title } from '../define-block.ts'

export const tilesSchema = defineBlock('tiles', {
  title,
  caseStudies: z
    .array(text.meta({ reference: 'caseStudies' }))
    .length(3)
    .describe('Three.'),
  all: linkToAll,
  background: background('tertiary'),
}).meta(named('Chosen case studies', 'Three figures that changed, and a link to all.'))
