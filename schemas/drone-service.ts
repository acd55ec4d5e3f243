import { z } from 'zod'
import { blocksSchema } from '../app/blocks/block.ts'
import { accentSchema, kiteSchema } from './kite.ts'
import {
  answeredBy,
  cardDescription,
  heroFields,
  heroOf,
  linkSchema,
  pictureOf,
  seoSchema,
  text,
  unconfirmed,
} from './parts.ts'

/** `content/drone-service.yaml`: the drone page, and its promo on Home. */
export const droneServiceSchema = z.strictObject({
  unconfirmed,
  hidden: z
    .boolean()
    .meta({
      title: 'Hidden',
      description:
        'For an agency without drones: there is no such page, and nothing may lead to it.',
    })
    .optional(),
  title: text,
  menuLabel: text,
  kite: kiteSchema,
  accent: accentSchema,
  description: cardDescription,
  contact: answeredBy,
  hero: heroOf({ ...heroFields, picture: pictureOf(20, 13) }),
  blocks: blocksSchema(),
  promo: z.strictObject({ title: text, text, link: linkSchema }).meta({ title: 'On Home' }),
  seo: seoSchema,
})

export type DroneService = z.infer<typeof droneServiceSchema>
