import { z } from 'zod'
import { kiteSchema } from './kite.ts'
import { externalUrl, pictureSchema, sample, text } from './parts.ts'

/** `content/testimonials/<name>.yaml`: what a client says. */
export const testimonialSchema = z.strictObject({
  order: z.int().positive(),
  name: text,
  title: text,
  feedback: text,
  sample,
})

/** `content/team/<name>.yaml`: one team member; the kite stands in until there is a photograph. */
export const teamMemberSchema = z.strictObject({
  order: z.int().positive(),
  name: text,
  role: text,
  fact: text,
  photo: pictureSchema.optional(),
  kite: kiteSchema,
  linkedin: externalUrl,
  github: externalUrl,
  sample,
})

export type Testimonial = z.infer<typeof testimonialSchema>
export type TeamMember = z.infer<typeof teamMemberSchema>
