import { sample, text } from '../../../model/fields/parts.ts'
import { background, defineBlock } from '../define-block.ts'

export const quotationSchema = defineBlock('quotation', {
  text,
  by: text.meta({ title: 'Who says it' }),
  sample,
  background: background('highlight'),
}).meta({ title: 'Quotation', description: 'What somebody says, in very large type.' })
