import { z } from 'zod'
import { listed, pictureSchema, sample, text } from '../fields/parts.ts'

/** `content/testimonials/<name>.yaml`: a testimonial of a client. */
export const testimonialSchema = z.strictObject({
  ...listed,
  name: text,
  title: text.meta({ title: 'Role and company' }),
  feedback: text.meta({ title: 'What the client says' }),
  logo: pictureSchema
    .describe('Until there is one, the first letter of the name is shown.')
    .optional(),
  sample,
})
