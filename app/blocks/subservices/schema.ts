import { z } from 'zod'
import { titledText } from '../../../model/fields/parts.ts'
import { background, defineBlock, look, title } from '../define-block.ts'

export const subservicesSchema = defineBlock('subservices', {
  title,
  items: z
    .array(titledText)
    .length(4, 'must list exactly four subservices')
    .meta({ title: 'Parts' }),
  look: look('boxes', 'papers', 'rows', 'columns'),
  background: background('white'),
}).meta({
  title: 'What it includes',
  description: 'Four parts of the service. Its card lists their titles.',
})
