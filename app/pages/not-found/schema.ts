import { z } from 'zod'
import { linkSchema, seoSchema, text } from '../../../model/fields/parts.ts'

/** `content/not-found.yaml`. */
export const notFoundSchema = z.strictObject({
  title: text,
  text,
  links: z.array(linkSchema).min(1),
  seo: seoSchema,
})
