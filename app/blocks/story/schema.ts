import { z } from 'zod'
import { named, sample, text } from '../../../model/fields/parts.ts'
import { background, defineBlock } from '../define-block.ts'

export const storySchema = defineBlock('story', {
  period: text.meta({ description: 'When, such as “April to December 2025”.' }),
  before: text.meta({ description: 'The situation before, with a figure if you have one.' }),
  did: z
    .array(text)
    .min(1)
    .meta({ title: 'What we did', description: 'One or two sentences for each step.' }),
  after: text.meta({ description: 'The result, with a figure if you have one.' }),
  source: text.meta({ description: 'Where the figures come from.' }).optional(),
  quotation: z
    .strictObject({ text, by: text.meta({ title: 'Who says it' }), sample })
    .meta({ description: 'What the client says, in very large type at the end of the story.' })
    .optional(),
  background: background('white'),
}).meta(named('Story of a case study', 'What it was like before, what you did, and after.'))
