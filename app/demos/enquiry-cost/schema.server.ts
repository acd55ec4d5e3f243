import { z } from 'zod'
import { lineWith } from '../../../contract/line.ts'
import { demoShape, quantity } from '../../../schemas/demo-shape.ts'
import { text } from '../../../schemas/parts.ts'

/** `content/demos/enquiry-cost.yaml`: what may an enquiry cost? */
export const schema = z.strictObject({
  ...demoShape(['enquiry', 'sale', 'left', 'enquiries'], ['price', 'margin', 'buying', 'spending']),
  price: quantity,
  margin: quantity,
  buying: quantity,
  spending: quantity,
  picture: z.strictObject({
    /** Above the enquiries that one sale takes. */
    enquiries: lineWith('enquiries', 'enquiry', 'sale'),
    /** Above the price, followed by the parts that it falls into. */
    price: lineWith('price'),
    costs: text,
    adverts: text,
    left: text,
  }),
})

export type Labels = z.infer<typeof schema>

export const example = 'price=42000&buying=7&spending=40'
