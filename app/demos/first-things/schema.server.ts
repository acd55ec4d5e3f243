import { z } from 'zod'
import { all, lineWith, texts } from '../../../contract/line.ts'
import { text } from '../../../model/fields/parts.ts'
import { demoShape, quantity } from '../frame/demo-shape.ts'

const range = z
  .strictObject(all(z.int().positive(), 'low', 'high'))
  .refine(({ low, high }) => low < high, { path: ['high'], error: 'must be more than low' })

/** `content/demos/first-things.yaml`: tasks by worth and effort, and the year that follows. */
export const schema = z.strictObject({
  ...demoShape(['first', 'half', 'done'], ['title', 'rank', 'when', 'days', 'tasks']),
  tasks: z
    .array(
      z.strictObject({
        title: text.max(30),
        owner: text.max(16),
        ...all(z.int().positive(), 'worth', 'effort'),
      }),
    )
    .length(10, 'must list exactly ten tasks'),
  /** The ranges of the map: worth in points, effort in days. */
  ...all(range, 'worth', 'effort'),
  days: quantity,
  map: z.strictObject({
    ...texts('title', 'worth', 'effort'),
    /** From most to least worth per day of effort; `from` is the least worth per day, in points. */
    zones: z.array(z.strictObject({ name: text, from: z.number().nonnegative() })).length(4),
    task: lineWith('rank', 'title', 'worth', 'effort'),
  }),
  chosen: z.strictObject({ ...texts('title', 'worth', 'effort'), points: lineWith('count') }),
  plan: z.strictObject({
    title: text,
    month: lineWith('owner', 'from'),
    within: lineWith('owner', 'from', 'to'),
    beyond: lineWith('owner'),
  }),
  outOf: lineWith('count', 'all'),
  sentTask: lineWith('rank', 'title', 'worth', 'effort', 'when'),
})

export type Labels = z.infer<typeof schema>
