import { z } from 'zod'
import { demoAfter } from './demos/demos.ts'
import { accentSchema, kiteSchema } from './kite.ts'
import {
  answeredBy,
  cardDescription,
  heroFields,
  linkSchema,
  noticeSchema,
  pictureSchema,
  sample,
  seoSchema,
  text,
  titledList,
  titledText,
} from './parts.ts'
import { specimenSchema, workSchema } from './proof.ts'

/** A group of core services: a title of two parts, its kite and its services. */
const serviceGroup = z.strictObject({
  title: z.tuple([text, text]),
  icon: kiteSchema,
  items: z.array(text).min(2),
})

/** The kinds of deliverables, each with a drawing of its own. */
const DELIVERABLE_KINDS = ['orthomosaic', 'surface-model', 'contours', 'volume', 'film'] as const

/** A deliverable, with its accuracy and the conditions for it. */
const deliverable = z.strictObject({
  kind: z.enum(DELIVERABLE_KINDS),
  name: text,
  text,
  accuracy: text.optional(),
  conditions: text.optional(),
  sample,
})

/** `content/drone-service.yaml`: the drone page, and its promo on Home. */
export const droneServiceSchema = z.strictObject({
  title: text,
  menuLabel: text,
  kite: kiteSchema,
  accent: accentSchema,
  description: cardDescription,
  ...heroFields,
  picture: pictureSchema,
  groups: z.strictObject({ title: text, intro: text, items: z.array(serviceGroup).min(3) }),
  deliverables: z.strictObject({ title: text, intro: text, items: z.array(deliverable).min(3) }),
  why: titledList,
  mission: z.strictObject({ title: text, front: text, back: text }),
  vision: z.strictObject({ title: text, front: text, back: text }),
  regulator: noticeSchema,
  work: workSchema.optional(),
  specimen: specimenSchema.optional(),
  contact: answeredBy,
  closing: titledText,
  demo: demoAfter('hero', 'groups', 'deliverables'),
  promo: z.strictObject({ title: text, text, link: linkSchema }),
  seo: seoSchema,
})

export type DeliverableKind = (typeof DELIVERABLE_KINDS)[number]
export type DroneService = z.infer<typeof droneServiceSchema>
