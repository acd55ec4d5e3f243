import { group, named, text } from '../../../model/fields/parts.ts'
import { defineBlock } from '../define-block.ts'

const filter = (title: string) =>
  group(title, {
    label: text.meta({ title: 'What it chooses', description: 'For screen readers.' }),
    all: text.meta({ title: 'Choice that shows all' }),
  })

export const caseStudyWallSchema = defineBlock('case-study-wall', {
  groups: filter('Filter by group'),
  trades: filter('Filter by trade'),
  none: text.meta({ title: 'If none is both', description: 'Of a chosen group and trade.' }),
}).meta(named('All case studies', 'A wall of figures, with filters by group and by trade.'))
