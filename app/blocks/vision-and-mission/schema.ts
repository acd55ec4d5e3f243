import { z } from 'zod'
import { named, text, titledText } from '../../../model/fields/parts.ts'
import { background, defineBlock, variant } from '../define-block.ts'

export const visionAndMissionSchema = defineBlock('vision-and-mission', {
  items: z
    .array(
      titledText.extend({
        line: text.meta({ description: 'On the front of a card that turns.' }).optional(),
      }),
    )
    .length(2)
    .meta(named('The two', 'Cards have a line on the front, their text behind.')),
  variant: variant('plain', 'cards'),
  background: background('white'),
})
  .meta(named('Vision and mission', 'Two texts side by side, or two cards that turn.'))
  .superRefine(({ variant, items }, issues) => {
    for (const [index, { line }] of items.entries()) {
      if (variant !== 'cards' || line) continue
      issues.addIssue({ code: 'custom', path: ['items', index, 'line'], message: 'is missing' })
    }
  })
