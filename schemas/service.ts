import { z } from 'zod'
import { demonstrationAfter } from './demonstrations/pieces.ts'
import { accentSchema, kiteSchema } from './kite.ts'
import {
  aliases,
  cardDescription,
  order,
  questionSchema,
  seoSchema,
  text,
  titledText,
} from './parts.ts'
import { specimenSchema, workSchema } from './proof.ts'

/** `content/services/<slug>.yaml`: one service, its card and its page. */
export const serviceSchema = z.strictObject({
  order,
  title: text,
  menuLabel: text.max(28),
  menuLine: text.max(64),
  kite: kiteSchema,
  accent: accentSchema,
  description: cardDescription,
  opening: text,
  intro: text,
  subservices: z.array(titledText).length(4, 'must list exactly four subservices'),
  steps: z.array(titledText).min(4).max(5),
  measures: z.array(titledText).min(2).max(5),
  questions: z.array(questionSchema).length(3, 'must list exactly three questions'),
  related: z.array(text).length(3, 'must name exactly three other services'),
  work: workSchema.optional(),
  specimen: specimenSchema.optional(),
  /** Who answers what comes from this page: the name of a file in `team/`. */
  contact: text.optional(),
  closing: titledText,
  demonstration: demonstrationAfter('opening', 'subservices', 'steps', 'measures', 'questions'),
  seo: seoSchema,
  aliases,
})
