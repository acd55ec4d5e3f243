import { text } from '../../../model/fields/parts.ts'
import { defineBlock } from '../define-block.ts'

export const caseStudyWallSchema = defineBlock('case-study-wall', {
  filterLabel: text.meta({ title: 'Words before the filter' }),
  all: text.meta({ title: 'Filter that shows all' }),
}).meta({ title: 'All case studies', description: 'A wall of figures, with a filter by group.' })
