import { z } from 'zod'
import { lineWith } from '../../../contract/line.ts'
import { demoShape, quantity } from '../frame/demo-shape.ts'

/** `content/demos/enquiry-cost.yaml`: what may an enquiry cost? */
export const schema = z.strictObject({
  ...demoShape(['enquiry', 'sale', 'left', 'enquiries'], ['price', 'margin', 'buying', 'spending']),
  price: quantity,
  margin: quantity,
  buying: quantity,
  spending: quantity,
  picture: lineWith('enquiries', 'enquiry', 'sale'),
})

export type Labels = z.infer<typeof schema>
