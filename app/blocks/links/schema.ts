import { z } from 'zod'
import { externalLink, named, text } from '../../../model/fields/parts.ts'
import { background, defineBlock, title } from '../define-block.ts'

export const linksSchema = defineBlock('links', {
  title,
  text,
  links: z.array(externalLink).min(1).meta({ title: 'Buttons' }),
  background: background('highlight'),
}).meta(named('Buttons to other sites', 'A heading, a sentence, and where to go on.'))
