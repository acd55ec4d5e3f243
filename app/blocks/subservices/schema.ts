import { z } from 'zod'
import { named, titledText } from '../../../model/fields/parts.ts'
import { background, defineBlock, title, variant } from '../define-block.ts'

export const subservicesSchema = defineBlock('subservices', {
  title,
  items: z
    .array(titledText)
    .length(4, 'must list exactly four subservices')
    .meta({ title: 'Parts' }),
  variant: variant('boxes', 'papers', 'rows', 'columns'),
  background: background('white'),
}).meta(named('What it includes', 'Four parts of the service. Its card lists their titles.'))
