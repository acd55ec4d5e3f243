import { z } from 'zod'
import { background, defineBlock } from '../define-block.ts'

export const textSchema = defineBlock('text', {
  content: z.string().regex(/\S/, 'has no text').meta({ title: 'Text', editor: 'markdown' }),
  background: background('white'),
}).meta({ title: 'Text', description: 'Headings, paragraphs, lists, tables and pictures.' })
