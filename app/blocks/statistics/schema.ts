import { z } from 'zod'
import { sample, text } from '../../../model/fields/parts.ts'
import { background, defineBlock } from '../define-block.ts'

const statistic = z.strictObject({
  label: text.meta({ title: 'What it counts' }),
  value: text.meta({ title: 'Figure' }),
  sample,
})

export const statisticsSchema = defineBlock('statistics', {
  items: z.array(statistic).length(4).meta({ title: 'Figures', description: 'Four.' }),
  background: background('primary'),
}).meta({ title: 'Four figures', description: 'Figures about you, in very large type.' })
