import { z } from 'zod'
import { text, titledText } from '../../../model/fields/parts.ts'
import { background, defineBlock, look } from '../define-block.ts'

export const visionAndMissionSchema = defineBlock('vision-and-mission', {
  items: z
    .array(
      titledText.extend({
        line: text.meta({ description: 'On the front of a card that turns.' }).optional(),
      }),
    )
    .length(2)
    .meta({
      title: 'The two',
      description: 'Cards have a line on the front, their text behind.',
    }),
  look: look('plain', 'cards'),
  background: background('white'),
})
  .meta({
    title: 'Vision and mission',
    description: 'Two texts side by side, or two cards that turn.',
  })
  .superRefine(({ look, items }, issues) => {
    for (const [index, { line }] of items.entries()) {
      if (look !== 'cards' || line) continue
      issues.addIssue({ code: 'custom', path: ['items', index, 'line'], message: 'is missing' })
    }
  })
