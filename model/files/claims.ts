import { z } from 'zod'
import { day, text, unconfirmed } from '../fields/parts.ts'

/** `content/claims.yaml`: what the owner can prove, and figures that can age. No page shows it, the launch check does. */
export const claimsSchema = z.strictObject({
  claims: z.array(z.strictObject({ statement: text, proof: text, unconfirmed })),
  figures: z
    .array(
      z.strictObject({
        figure: text.describe('As the page says it, word for word.'),
        source: text.describe('Who says so, where and when.'),
        checked: day.meta({ title: 'Checked on', description: 'Look again once a year.' }),
      }),
    )
    .meta({ title: 'Figures that can age' }),
})
