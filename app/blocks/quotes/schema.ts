import { z } from 'zod'
import { sample, text } from '../../../model/fields/parts.ts'
import { background, defineBlock, title } from '../define-block.ts'

const quote = z.strictObject({ text, by: text.meta({ title: 'Who says it' }), sample })

export const quotesSchema = defineBlock('quotes', {
  title,
  items: z.array(quote).min(1).meta({ title: 'Entries' }),
  background: background('highlight'),
}).meta({ title: 'Quotes', description: 'What several people say, such as those of the team.' })
