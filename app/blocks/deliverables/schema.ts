import { z } from 'zod'
import { intro, text } from '../../../model/fields/parts.ts'
import { background, defineBlock, title } from '../define-block.ts'

/** The kinds of deliverables, each with its own drawing. */
const DELIVERABLE_KINDS = ['orthomosaic', 'surface-model', 'contours', 'volume', 'film'] as const

/** A deliverable, with its accuracy and the conditions for it. */
const deliverable = z.strictObject({
  kind: z.enum(DELIVERABLE_KINDS).meta({ title: 'Drawing' }),
  name: text,
  text,
  accuracy: text.optional(),
  conditions: text.optional(),
})

export const deliverablesSchema = defineBlock('deliverables', {
  title,
  intro,
  items: z.array(deliverable).min(3).meta({ title: 'Entries' }),
  background: background('white'),
}).meta({
  title: 'What a survey delivers',
  description: 'Maps and films, each with its accuracy and the conditions for it.',
})
