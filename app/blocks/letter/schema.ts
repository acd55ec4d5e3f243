import { z } from 'zod'
import { sample, text } from '../../../model/fields/parts.ts'
import { background, defineBlock, title } from '../define-block.ts'

export const letterSchema = defineBlock('letter', {
  title,
  paragraphs: z.array(text).min(2),
  name: text.meta({ title: 'Who signs it' }),
  role: text,
  sample,
  background: background('sky'),
}).meta({ title: 'Letter', description: 'A few paragraphs that somebody signs.' })
