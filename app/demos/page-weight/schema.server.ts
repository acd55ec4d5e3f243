import { z } from 'zod'
import { lineWith } from '../../../contract/line.ts'
import { demoShape, quantity } from '../../../schemas/demo-shape.ts'
import { text } from '../../../schemas/parts.ts'

const count = z.int().positive('must be above 0')
const weight = z.strictObject({ bytes: count, requests: count })

/** A connection: megabits a second, and milliseconds from the browser to the server and back. */
const line = z.strictObject({
  label: text.max(16),
  megabits: z.number().positive('must be above 0'),
  roundTrip: z.number().nonnegative('must not be below 0'),
})

/** `content/demos/page-weight.yaml`: how long a visitor's page takes to load, beside this one. */
export const schema = z.strictObject({
  ...demoShape({
    results: ['slow', 'here', 'mobile', 'fibre'],
    announcement: ['slow', 'mobile', 'fibre', 'here'],
    sent: ['size', 'files', 'slow', 'mobile', 'fibre', 'here', 'weight', 'requests'],
  }),
  /** Size of the visitor's page in megabytes (10⁶ bytes), and the number of its files. */
  size: quantity,
  requests: quantity,
  lines: z.strictObject({ slow: line, mobile: line, fibre: line }),
  yours: text.max(16),
  here: text.max(16),
  /**
   * Our own measurement of this page, shown until the visitor's browser has measured it: what it takes to
   * see the page, and what to use it.
   */
  first: z.strictObject({ page: weight, use: weight }),
  weighed: lineWith('weight', 'requests', 'useWeight', 'useRequests'),
  assumed: text,
  units: z.strictObject({
    kilobytes: lineWith('n'),
    seconds: lineWith('n'),
    speed: lineWith('megabits', 'roundTrip'),
  }),
})

export type Labels = z.infer<typeof schema>

export const example = 'size=4.5&requests=120'
