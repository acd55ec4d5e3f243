import { z } from 'zod'
import { lineWith } from '../../contract/line.ts'
import { day, text } from '../parts.ts'
import { demoShape, deviceHint } from './common.ts'

/** One invented enquiry, and where it is at first. */
const enquirySchema = z.strictObject({
  firm: text.max(28),
  wants: text.max(36),
  /** In the currency of `common.yaml`. */
  value: z.number().positive(),
  owner: text.max(16),
  /** One of `stages`, or what `lost` is called. */
  stage: text,
  /** What comes next, one of `steps`, and by when; of an enquiry that is not lost. */
  step: text.optional(),
  due: day.optional(),
  /** Why it was lost: one of `reasons`. */
  reason: text.optional(),
})

const isOneOf = (names: readonly string[], name: string | undefined) =>
  name !== undefined && names.includes(name)

/** `content/demos/pipeline.yaml`: enquiries on a board, each with its next step. */
export const pipelineSchema = z
  .strictObject({
    ...demoShape({
      results: ['open', 'late', 'asking', 'won'],
      announcement: ['open', 'late', 'asking', 'won', 'lost'],
      sent: ['enquiries', 'open', 'late', 'asking', 'won', 'lost'],
    }),
    /** The day that it always is here. */
    today: day,
    /** The columns; the last is business won. */
    stages: z.array(text.max(14)).length(4, 'must be four: the columns of the board'),
    lost: text.max(14),
    steps: z.array(text.max(20)).min(2),
    reasons: z.array(text.max(28)).min(2),
    /** By when a next step can be set, in days from today. */
    daysAhead: z.array(z.int().min(0).max(60)).min(2),
    enquiries: z.array(enquirySchema).min(4).max(12),
    /** Over a column. */
    column: lineWith('count', 'value'),
    card: z.strictObject({
      late: lineWith('step', 'day'),
      today: lineWith('step'),
      later: lineWith('step', 'day'),
      lost: lineWith('reason'),
      /** Where the next step, or the reason, has to be chosen yet. */
      asks: text,
      asksWhy: text,
      hint: deviceHint,
      step: text,
      due: text,
      reason: text,
      choose: text,
      /** Name of the buttons that move it, before the name of the stage. */
      moveTo: lineWith('stage'),
      move: text,
    }),
    list: z.strictObject({ title: text, entry: lineWith('firm', 'owner'), none: text }),
    /** In `sent`: one line of its list. */
    sentEnquiry: lineWith('firm', 'wants', 'value', 'stage', 'next'),
  })
  .superRefine(({ enquiries, stages, lost, steps, reasons }, { addIssue }) => {
    for (const [index, { stage, step, due, reason }] of enquiries.entries()) {
      const refuse = (field: string, message: string) =>
        addIssue({ code: 'custom', path: ['enquiries', index, field], message })
      if (stage === lost) {
        if (!isOneOf(reasons, reason)) refuse('reason', `must be one of: ${reasons.join(', ')}`)
        continue
      }
      if (!isOneOf(stages, stage))
        refuse('stage', `must be one of: ${[...stages, lost].join(', ')}`)
      if (!isOneOf(steps, step)) refuse('step', `must be one of: ${steps.join(', ')}`)
      if (!due) refuse('due', 'is missing: every enquiry that is not lost has a day')
    }
  })
