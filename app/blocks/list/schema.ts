import { z } from 'zod'
import { externalLink, intro, titledText } from '../../../model/fields/parts.ts'
import { background, defineBlock, look, title } from '../define-block.ts'

export const listSchema = defineBlock('list', {
  title,
  intro: intro.optional(),
  items: z
    .array(titledText.extend({ link: externalLink.optional() }))
    .min(1)
    .meta({ title: 'Entries' }),
  look: look('columns', 'two-columns', 'rows', 'rows-beside'),
  background: background('white'),
  isFeatures: z
    .boolean()
    .meta({ title: 'Features', description: 'Search engines learn that they are features.' })
    .optional(),
}).meta({
  title: 'List',
  description: 'Short texts with a title each: features, measures, values, whom it is for.',
})
