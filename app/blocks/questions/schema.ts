import { z } from 'zod'
import { named, questionSchema } from '../../../model/fields/parts.ts'
import { background, defineBlock, title, variant } from '../define-block.ts'

export const questionsSchema = defineBlock('questions', {
  title,
  items: z.array(questionSchema).min(1).meta({ title: 'Questions' }),
  variant: variant('folded', 'open'),
  background: background('white'),
}).meta(named('Questions and answers', 'What clients ask. Search engines may show them too.'))
