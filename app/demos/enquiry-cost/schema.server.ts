import { z } from 'zod'
import { all, lineWith, texts } from '../../../contract/line.ts'
import { demoShape, quantity } from '../frame/demo-shape.ts'

/** `content/demos/enquiry-cost.yaml`: what may an enquiry cost? */
export const schema = z.strictObject({
  ...demoShape(['enquiry', 'sale', 'left', 'enquiries'], ['price', 'margin', 'buying', 'spending']),
  ...all(quantity, 'price', 'margin', 'buying', 'spending'),
  bar: lineWith('price'),
  parts: z.strictObject(texts('costs', 'sale', 'left')),
  picture: lineWith('enquiries', 'enquiry', 'sale'),
})

export type Labels = z.infer<typeof schema>
