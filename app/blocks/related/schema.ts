import { text } from '../../../model/fields/parts.ts'
import { background, defineBlock, several, title } from '../define-block.ts'

export const relatedSchema = defineBlock('related', {
  title,
  services: several(text.meta({ reference: 'services' })),
  background: background('sky'),
}).meta({ title: 'Related services', description: 'Links to two to six services.' })
