import { z } from 'zod'
import { demoAfter } from './demos.ts'
import { accentSchema, kiteSchema } from './kite.ts'
import {
  answeredBy,
  cardDescription,
  heroFields,
  intro,
  linkSchema,
  noticeSchema,
  pictureOf,
  seoSchema,
  text,
  titledList,
  titledText,
  unconfirmed,
} from './parts.ts'
import { specimenSchema } from './proof.ts'

/** A group of core services: a title of two parts, its kite and its services. */
const serviceGroup = z.strictObject({
  title: z.tuple([text, text]),
  icon: kiteSchema,
  items: z.array(text).min(2),
})

/** The kinds of deliverables, each with its own drawing. */
const DELIVERABLE_KINDS = ['orthomosaic', 'surface-model', 'contours', 'volume', 'film'] as const

/** A deliverable, with its accuracy and the conditions for it. */
const deliverable = z.strictObject({
  kind: z.enum(DELIVERABLE_KINDS).meta({ title: 'Drawing' }),
  name: text,
  text,
  accuracy: text.optional(),
  conditions: text.optional(),
})

/** `content/drone-service.yaml`: the drone page, and its promo on Home. */
export const droneServiceSchema = z.strictObject({
  unconfirmed,
  title: text,
  menuLabel: text,
  kite: kiteSchema,
  accent: accentSchema,
  description: cardDescription,
  ...heroFields,
  picture: pictureOf(20, 13),
  groups: z
    .strictObject({
      title: text,
      intro,
      items: z.array(serviceGroup).min(3).meta({ title: 'Groups' }),
    })
    .meta({ title: 'What you can order' }),
  deliverables: z
    .strictObject({
      title: text,
      intro,
      items: z.array(deliverable).min(3).meta({ title: 'Entries' }),
    })
    .meta({ title: 'What the client gets' }),
  why: titledList.meta({ title: 'Why drones' }),
  mission: z.strictObject({ title: text, front: text, back: text }),
  vision: z.strictObject({ title: text, front: text, back: text }),
  regulator: noticeSchema,
  specimen: specimenSchema.optional(),
  contact: answeredBy,
  closing: titledText.meta({ title: 'End of the page' }),
  demo: demoAfter('hero', 'groups', 'deliverables'),
  promo: z.strictObject({ title: text, text, link: linkSchema }).meta({ title: 'On Home' }),
  seo: seoSchema,
})

export type DroneService = z.infer<typeof droneServiceSchema>
