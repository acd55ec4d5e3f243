import type { z } from 'zod'
import { texts } from '../../../contract/line.ts'
import * as parts from '../../../model/fields/parts.ts'
import { pageOf } from '../../blocks/block.ts'

/** `content/drone-service.yaml`: the drone page. */
export const droneServiceSchema = pageOf([], {
  unconfirmed: parts.unconfirmed,
  hidden: parts.box(
    'Hidden',
    'For an agency without drones: there is no such page, and nothing may lead to it.',
  ),
  ...texts('title', 'menuLabel'),
  ...parts.cardFields,
  contact: parts.answeredBy,
  hero: parts.heroOf({ ...parts.heroFields, picture: parts.pictureOf(20, 13) }),
})

export type DroneService = z.infer<typeof droneServiceSchema>
