import { z } from 'zod'
import { intro, sample, text, titledText } from '../../../model/fields/parts.ts'
import { background, defineBlock, title } from '../define-block.ts'

export const walkthroughSchema = defineBlock('walkthrough', {
  title,
  intro: intro.optional(),
  sheet: z.strictObject({
    heading: text.meta({ description: 'Such as “Payslip, October”.' }),
    sample,
  }),
  items: z
    .array(
      titledText.extend({
        line: text.meta({ title: 'Line of the sheet', description: 'Such as “Leave”.' }),
        value: text.meta({ description: 'At the end of the line, such as “1 day”.' }),
      }),
    )
    .min(3)
    .max(9)
    .meta({ title: 'Lines', description: 'Search engines learn that they are features.' }),
  background: background('sky'),
}).meta({
  title: 'Sheet, line by line',
  description: 'A sheet that stays in view, and a text about each of its lines.',
})
