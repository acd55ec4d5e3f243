import { z } from 'zod'
import {
  answeredBy,
  box,
  cardFields,
  heroFields,
  heroOf,
  pictureOf,
  seoSchema,
  text,
  unconfirmed,
} from '../../../model/fields/parts.ts'
import { blocksSchema } from '../../blocks/block.ts'

/** `content/drone-service.yaml`: the drone page. */
export const droneServiceSchema = z.strictObject({
  unconfirmed,
  hidden: box(
    'Hidden',
    'For an agency without drones: there is no such page, and nothing may lead to it.',
  ),
  title: text,
  menuLabel: text,
  ...cardFields,
  contact: answeredBy,
  hero: heroOf({ ...heroFields, picture: pictureOf(20, 13) }),
  blocks: blocksSchema(),
  seo: seoSchema,
})

export type DroneService = z.infer<typeof droneServiceSchema>
