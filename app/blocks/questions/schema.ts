import { z } from 'zod'
import { questionSchema } from '../../../model/fields/parts.ts'
import { background, defineBlock, look, title } from '../define-block.ts'

export const questionsSchema = defineBlock('questions', {
  title,
  items: z.array(questionSchema).min(1).meta({ title: 'Questions' }),
  look: look('folded', 'open'),
  background: background('white'),
}).meta({
  title: 'Questions and answers',
  description: 'What clients ask. Search engines may show them too.',
})
