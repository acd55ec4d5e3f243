import { z } from 'zod'
import { lineWith } from '../../contract/line.ts'
import { text } from '../parts.ts'
import { pieceWords, quantity } from './common.ts'

/** `content/demonstrations/enquiry-cost.yaml`: what may an enquiry cost? */
export const enquiryCostSchema = z.strictObject({
  ...pieceWords,
  price: quantity,
  margin: quantity,
  buying: quantity,
  spending: quantity,
  results: z.strictObject({ enquiry: text, sale: text, left: text, enquiries: text }),
  picture: z.strictObject({
    /** Over the enquiries that one sale takes, of which one buys. */
    enquiries: lineWith('count', 'cost', 'spend'),
    /** Over the price, and the parts that it falls into. */
    price: lineWith('price'),
    costs: text,
    adverts: text,
    left: text,
  }),
  /** What is said when the figures have changed. */
  said: lineWith('cost', 'sale', 'left'),
  /** The text that goes to the contact form. */
  sent: lineWith('price', 'margin', 'buying', 'spending', 'cost', 'sale', 'left'),
})

export type EnquiryCostWords = z.infer<typeof enquiryCostSchema>
