import { z } from 'zod'
import { sample, text } from './parts.ts'

/**
 * `content/claims.yaml`: statements that the owner can prove. The launch check does not report them;
 * no page shows this file.
 */
export const claimsSchema = z.strictObject({
  claims: z.array(z.strictObject({ statement: text, proof: text, sample })),
})
