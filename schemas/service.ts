import { z } from 'zod'
import { pieceName } from './demonstrations/pieces.ts'
import { accentSchema, kiteSchema } from './kite.ts'
import {
  aliases,
  cardDescription,
  order,
  questionSchema,
  seoSchema,
  spanSchema,
  text,
  titledText,
} from './parts.ts'
import { specimenSchema, workSchema } from './proof.ts'
import { sectionsSchema } from './service-sections.ts'

/** A step of the work: on a rule, how far it goes; on a round, whether it is made once, before it. */
const step = titledText.extend({ span: spanSchema.optional(), once: z.boolean().optional() })

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
  steps: z.array(step).min(4).max(5),
  measures: z.array(titledText).min(2).max(5),
  questions: z.array(questionSchema).length(3, 'must list exactly three questions'),
  related: z.array(text).length(3, 'must name exactly three other services'),
  work: workSchema.optional(),
  specimen: specimenSchema.optional(),
  /** Who answers what comes from this page: the name of a file in `team/`. */
  contact: text.optional(),
  closing: titledText,
  demonstration: z.strictObject({ piece: pieceName }).optional(),
  /** The page's sections in their order; where it is left out, the usual one. */
  sections: sectionsSchema.optional(),
  seo: seoSchema,
  aliases,
})

export type Step = z.infer<typeof step>
