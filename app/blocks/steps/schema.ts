import { z } from 'zod'
import { intro, spanSchema, text, titledText } from '../../../model/fields/parts.ts'
import { background, defineBlock, title, variant } from '../define-block.ts'

const step = titledText.extend({ span: spanSchema.optional() })

export const stepsSchema = defineBlock('steps', {
  title,
  intro: intro.optional(),
  items: z.array(step).min(2).max(6).meta({ title: 'Steps' }),
  variant: variant('thread', 'beside', 'rule'),
  label: text.meta({ title: 'Unit', description: 'Of a rule, such as Week.' }).optional(),
  background: background('sky'),
})
  .meta({ title: 'Steps', description: 'How something is done, in two to six steps.' })
  .superRefine(({ variant, label, items }, issues) => {
    if (variant === 'rule' && !label) {
      const message = '"rule" needs a label beside it, such as Week'
      issues.addIssue({ code: 'custom', path: ['variant'], message })
    }
    for (const [index, { span }] of items.entries()) {
      if (variant !== 'rule' || span) continue
      const message = 'is missing: on a rule each step has its first and last, such as [2, 3]'
      issues.addIssue({ code: 'custom', path: ['items', index, 'span'], message })
    }
  })
