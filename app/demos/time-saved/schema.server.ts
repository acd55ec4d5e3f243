import { z } from 'zod'
import { lineWith } from '../../../contract/line.ts'
import { demoShape, quantity } from '../../../schemas/demo-shape.ts'
import { text } from '../../../schemas/parts.ts'

/** A tool, how much it saves, and by what means. */
const toolWith = (...names: [string, ...string[]]) =>
  z.strictObject({ name: text.max(8), amount: lineWith(...names), saves: text })

/** `content/demos/time-saved.yaml`: the hours and enquiries that three tools on one login save in a month. */
export const schema = z.strictObject({
  ...demoShape({
    results: ['hours', 'workdays', 'enquiries'],
    announcement: ['hours', 'workdays', 'enquiries'],
    sent: [
      ...['calls', 'missed', 'staff', 'callMinutes', 'staffMinutes', 'winning', 'days'],
      ...['hours', 'enquiries'],
    ],
  }),
  /** Calls a day, those of them that nobody answers, and the people on the staff list. */
  calls: quantity,
  missed: quantity,
  staff: quantity,
  /**
   * Above the assumptions: minutes saved per answered call and per person a month, and the percentage of
   * missed callers who still enquire.
   */
  assumed: lineWith('days'),
  callMinutes: quantity,
  staffMinutes: quantity,
  winning: quantity,
  /** Working days of a month. */
  days: z.int().min(1).max(31),
  tools: z.strictObject({
    ivr: toolWith('enquiries'),
    crm: toolWith('callHours'),
    hrms: toolWith('staffHours'),
  }),
})

export type Labels = z.infer<typeof schema>

export const example = 'calls=90&missed=20&callMinutes=2'
