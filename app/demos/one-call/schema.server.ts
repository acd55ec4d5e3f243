import { z } from 'zod'
import { lineWith, texts } from '../../../contract/line.ts'
import { text } from '../../../model/fields/parts.ts'
import { demoShape } from '../frame/demo-shape.ts'

/** `content/demos/one-call.yaml`: one call through phone menu, staff list and customer records. */
export const schema = z.strictObject({
  ...demoShape(['rings', 'record', 'next'], ['story']),
  ...texts('firm', 'manager'),
  /** The keys of the menu, and whom each of them rings, in order. */
  desks: z
    .array(
      z.strictObject({
        name: text,
        people: z
          .array(z.strictObject({ name: text, onLeave: z.boolean().default(false) }))
          .min(1)
          .max(3),
        /** What the record of a known caller shows, and what follows from the call. */
        ...texts('record', 'next'),
      }),
    )
    .min(2)
    .max(4),
  ivr: z.strictObject({ title: text, press: lineWith('firm'), pressed: lineWith('key', 'desk') }),
  hrms: z.strictObject({
    title: text,
    onLeave: lineWith('name'),
    first: lineWith('rings', 'desk'),
    instead: lineWith('rings', 'desk', 'away'),
    nobody: lineWith('rings', 'desk'),
  }),
  crm: z.strictObject({
    ...texts('title', 'stranger'),
    known: lineWith('rings', 'record'),
    unknown: lineWith('rings', 'desk'),
    newRecord: text,
    noted: lineWith('rings', 'next'),
  }),
})

export type Labels = z.infer<typeof schema>
