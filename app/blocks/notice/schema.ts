import { z } from 'zod'
import { text } from '../../../model/fields/parts.ts'
import { background, defineBlock, title } from '../define-block.ts'

export const noticeSchema = defineBlock('notice', {
  title,
  paragraphs: z.array(text).min(1),
  background: background('white'),
}).meta({ title: 'Notice', description: 'What must be read: a risk, a rule or a regulator.' })
