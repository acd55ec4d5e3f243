import { z } from 'zod'
import { all, lineWith, texts } from '../../../contract/line.ts'
import { day, text, unconfirmed } from '../../../model/fields/parts.ts'
import { demoShape, quantity } from '../frame/demo-shape.ts'

/** What a pay rule says, where it comes from, and the day since which it applies. */
const ruleSource = { label: text.max(28), ...texts('says', 'source'), since: day }
const percentage = z.number().min(0).max(100)
const rupees = z.number().nonnegative()

/** `content/demos/payslip.yaml`: from a month's attendance to a payslip. */
export const schema = z.strictObject({
  unconfirmed,
  ...demoShape(
    ['net', 'paid', 'earned', 'deducted'],
    ['days', 'present', 'leave', 'absent', 'gross', 'basic'],
  ),
  month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'must be a month, such as 2027-01'),
  holidays: z.array(z.strictObject({ day: z.int().min(1).max(31), name: text })),
  ...all(z.array(z.int().min(1).max(31)), 'onLeave', 'absent'),
  /** Basic pay is in per cent of the gross. */
  ...all(quantity, 'gross', 'basic', 'leaveLeft'),
  rules: z.strictObject({
    /** What the next two are calculated on: basic pay, but at least `least` per cent of all pay. */
    wages: z.strictObject({ ...ruleSource, least: percentage }),
    /** `rate` per cent of wages, which count only up to `ceiling`. */
    providentFund: z.strictObject({ ...ruleSource, rate: percentage, ceiling: rupees }),
    /** `rate` per cent of wages, rounded up, if the wages of a whole month are at most `ceiling`. */
    insurance: z.strictObject({ ...ruleSource, rate: percentage, ceiling: rupees }),
    /** `amount` a month, for whoever earns more than `above`. */
    professionalTax: z.strictObject({ ...ruleSource, amount: rupees, above: rupees }),
  }),
  register: z.strictObject({
    title: lineWith('month'),
    hint: text,
    day: lineWith('day', 'mark'),
    ...all(text.max(14), 'present', 'leave', 'absent', 'off'),
  }),
  slip: z.strictObject({
    title: text,
    ...all(text.max(32), 'firm', 'employee'),
    role: text.max(40),
    number: text.max(24),
    days: lineWith('paid', 'days', 'unpaid'),
    ...texts('earnings', 'basic', 'allowances', 'deductions', 'gross', 'total', 'net', 'none'),
  }),
  sources: z.strictObject({
    ...texts('title', 'check'),
    entry: lineWith('says', 'source', 'since'),
  }),
})

export type Labels = z.infer<typeof schema>
