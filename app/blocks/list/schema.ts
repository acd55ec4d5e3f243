import { z } from 'zod'
import { externalLink, intro, named, titledText } from '../../../model/fields/parts.ts'
import { background, defineBlock, title, variant } from '../define-block.ts'

export const listSchema = defineBlock('list', {
  title,
  intro: intro.optional(),
  items: z
    .array(titledText.extend({ link: externalLink.optional() }))
    .min(1)
    .meta({ title: 'Entries' }),
  variant: variant('columns', 'two-columns', 'rows', 'rows-beside'),
  background: background('white'),
  isFeatures: z
    .boolean()
    .meta({ title: 'Features', description: 'Search engines learn that they are features.' })
    .optional(),
}).meta(named('List', 'Short texts with a title each: features, measures, values, whom it is for.'))
