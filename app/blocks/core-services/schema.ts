import { z } from 'zod'
import { kiteSchema } from '../../../model/fields/kite.ts'
import { intro, named, text } from '../../../model/fields/parts.ts'
import { background, defineBlock, title } from '../define-block.ts'

/** A group of services: a title of two parts, its kite and its services. */
const serviceGroup = z.strictObject({
  title: z.tuple([text, text]),
  icon: kiteSchema,
  items: z.array(text).min(2),
})

export const coreServicesSchema = defineBlock('core-services', {
  title,
  intro,
  items: z.array(serviceGroup).min(3).meta({ title: 'Groups' }),
  background: background('sky'),
}).meta(named('Groups of services', 'What can be ordered, in groups with a kite each.'))
