import { z } from 'zod'
import { lineWith } from '../../contract/line.ts'
import { kiteSchema } from '../kite.ts'
import { day, sample, text } from '../parts.ts'
import { demoShape, deviceHint } from './common.ts'

const month = z
  .string()
  .regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, { error: 'must be a month, such as 2027-01' })

const post = z.strictObject({
  subject: text.max(34),
  /** One of `kinds`. */
  kind: text,
  /** Where it hangs at first. */
  day: z.int().min(1).max(31),
  /** Paid to reach further. */
  boosted: z.boolean().optional(),
})

const kindOfPost = z.strictObject({
  kind: text,
  label: text.max(24),
  kite: kiteSchema,
  /** Such a post greets a festival. */
  greets: z.boolean().optional(),
})

/** `content/demos/month-on-the-wall.yaml`: a plan's posts, laid over the days of a month. */
export const monthOnTheWallSchema = z
  .strictObject({
    ...demoShape({
      results: ['gap', 'days', 'festivals', 'boosts'],
      announcement: ['subject', 'date', 'crowded', 'gap', 'days', 'festivals', 'boosts'],
      sent: ['month', 'posts', 'gap', 'days', 'festivals', 'boosts', 'findings'],
    }),
    /** The months to choose from; it opens with the coming one: see `fromComingMonth`. */
    months: z
      .strictObject({ first: month, last: month })
      .refine(({ first, last }) => first <= last, {
        path: ['last'],
        error: 'must not lie before the first',
      }),
    festivals: z.array(z.strictObject({ day, name: text, sample })),
    kinds: z.array(kindOfPost).min(1).max(8),
    posts: z.array(post).min(1).max(40),
    rules: z.strictObject({
      /** So many days in a row without a post are a gap. */
      gap: z.int().min(2),
      /** A greeting may come so many days before its festival. */
      ahead: z.int().nonnegative(),
      /** So many boosts in every ten days. */
      boosts: z.int().nonnegative(),
    }),
    /** A day in full. */
    date: lineWith('weekday', 'day', 'month'),
    chosen: z.strictObject({
      title: text,
      hint: deviceHint,
      boosted: text,
      earlier: text,
      later: text,
      weekEarlier: text,
      weekLater: text,
    }),
    calendar: z.strictObject({
      before: lineWith('month'),
      after: lineWith('month'),
      /** On days of a gap. */
      gap: text,
      /** On days with several posts. */
      crowded: lineWith('count'),
      legend: text,
    }),
    findings: z.strictObject({
      title: text,
      gap: lineWith('from', 'to', 'count'),
      crowded: lineWith('count', 'date'),
      festival: lineWith('festival', 'date'),
      boosts: lineWith('from', 'to', 'count', 'wanted'),
      none: text,
    }),
    /** So many of so many. */
    outOf: lineWith('count', 'all'),
    /** In `sent`: each of its posts. */
    sentPost: lineWith('date', 'subject', 'kind'),
  })
  .superRefine(({ kinds, posts }, issues) => {
    const known = kinds.map(({ kind }) => kind)
    for (const [index, { kind }] of posts.entries())
      if (!known.includes(kind))
        issues.addIssue({
          code: 'custom',
          path: ['posts', index, 'kind'],
          message: `must be one of the kinds above: ${known.join(', ')}`,
        })
  })

export type MonthOnTheWallLabels = z.infer<typeof monthOnTheWallSchema>

/**
 * The months that are offered on a day: from the one after it, if it is among them.
 * @param months as the content names them
 * @param today as 2026-11-30
 */
export function fromComingMonth(
  { first, last }: MonthOnTheWallLabels['months'],
  today: string,
): MonthOnTheWallLabels['months'] {
  const [year = 0, month = 0] = today.split('-').map(Number)
  const coming = new Date(Date.UTC(year, month)).toISOString().slice(0, 7)
  return { first: first < coming && coming <= last ? coming : first, last }
}
