import { z } from 'zod'
import { sample, text } from '../../../model/fields/parts.ts'
import { background, defineBlock, title } from '../define-block.ts'

const quote = z.strictObject({ text, by: text.meta({ title: 'Who says it' }), sample })

export const quotesSchema = defineBlock('quotes', {
  title: title.optional(),
  items: z.array(quote).min(1).meta({ title: 'Entries' }),
  background: background('highlight'),
}).meta({ title: 'Quotes', description: 'What one person says, or several.' })
