import { z } from 'zod'
import { day, text, unconfirmed } from './parts.ts'

/**
 * `content/claims.yaml`: statements that the owner can prove, and figures of others that can age. The
 * launch check reads them; no page shows this file.
 */
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
