import { z } from 'zod'
import { lineWith, texts } from '../../../contract/line.ts'
import { day, text } from '../../../model/fields/parts.ts'
import { demoShape } from '../frame/demo-shape.ts'

const enquirySchema = z.strictObject({
  firm: text.max(28),
  wants: text.max(36),
  /** In the currency of `pricing.yaml`. */
  value: z.number().positive(),
  owner: text.max(16),
  /** One of `stages`, or the value of `lost`. */
  stage: text,
  /** The next step, one of `steps`; why it was lost, one of `reasons`. */
  next: text,
  due: day,
})

/** `content/demos/pipeline.yaml`: enquiries on a board, each with its next step. */
export const schema = z
  .strictObject({
    ...demoShape(['late', 'open', 'asking', 'won'], ['enquiries', 'lost']),
    /** The current day of the demo, which never changes. */
    today: day,
    /** The columns; the last is business won. */
    stages: z.array(text.max(14)).length(4, 'must be four: the columns of the board'),
    lost: text.max(14),
    steps: z.array(text.max(20)).min(2),
    reasons: z.array(text.max(28)).min(2),
    /** The due days that can be chosen for a next step, in days from `today`. */
    daysAhead: z.array(z.int().min(0).max(60)).min(2),
    enquiries: z.array(enquirySchema).min(4).max(12),
    column: lineWith('count', 'value'),
    card: z.strictObject({
      late: lineWith('step', 'day'),
      today: lineWith('step'),
      later: lineWith('step', 'day'),
      lost: lineWith('reason'),
      ...texts('asks', 'asksWhy', 'hint', 'step', 'due', 'reason', 'choose', 'move'),
    }),
    list: z.strictObject({ title: text, entry: lineWith('firm', 'owner'), none: text }),
    sentEnquiry: lineWith('firm', 'wants', 'value', 'stage', 'next'),
  })
  .superRefine(({ enquiries, stages, lost, steps, reasons }, { addIssue }) => {
    for (const [index, { stage, next }] of enquiries.entries()) {
      const check = (field: string, name: string, names: readonly string[]) => {
        if (names.includes(name)) return
        const message = `must be one of: ${names.join(', ')}`
        addIssue({ code: 'custom', path: ['enquiries', index, field], message })
      }
      check('stage', stage, [...stages, lost])
      check('next', next, stage === lost ? reasons : steps)
    }
  })

export type Labels = z.infer<typeof schema>
