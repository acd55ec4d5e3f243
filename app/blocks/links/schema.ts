import { z } from 'zod'
import { externalLink, text } from '../../../model/fields/parts.ts'
import { background, defineBlock, title } from '../define-block.ts'

export const linksSchema = defineBlock('links', {
  title,
  text,
  links: z.array(externalLink).min(1).meta({ title: 'Buttons' }),
  background: background('highlight'),
}).meta({
  title: 'Buttons to other sites',
  description: 'A heading, a sentence, and where to go on.',
})
