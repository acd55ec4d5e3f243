import { sample, text } from '../../../model/fields/parts.ts'
import { background, defineBlock, title } from '../define-block.ts'

export const keyFigureSchema = defineBlock('key-figure', {
  value: text.meta({ title: 'Figure' }),
  title,
  text,
  sample,
  background: background('primary'),
}).meta({ title: 'One large figure', description: 'A promise in figures, with what it means.' })
