import { z } from 'zod'
import { lineWith, texts } from '../../../contract/line.ts'
import { kiteSchema } from '../../../model/fields/kite.ts'
import { day, key, text, unconfirmed } from '../../../model/fields/parts.ts'
import { demoShape } from '../frame/demo-shape.ts'

const post = z.strictObject({
  subject: text.max(34),
  kind: key,
  day: z.int().min(1).max(31),
  /** Paid to reach further. */
  boosted: z.boolean().optional(),
})

const kindOfPost = z.strictObject({
  kind: key,
  label: text.max(24),
  kite: kiteSchema,
  /** Posts of this kind count as a greeting for a festival. */
  greets: z.boolean().optional(),
})

/** `content/demos/month-on-the-wall.yaml`: a plan's posts, laid over the days of a month. */
export const schema = z
  .strictObject({
    unconfirmed,
    ...demoShape(
      ['gap', 'days', 'festivals'],
      ['subject', 'date', 'crowded', 'month', 'posts', 'findings'],
    ),
    festivals: z.array(z.strictObject({ day, name: text })),
    kinds: z.array(kindOfPost).min(1).max(8),
    posts: z.array(post).min(1).max(40),
    rules: z.strictObject({
      gap: z.int().min(2),
      /** The most days that a greeting may come before its festival. */
      ahead: z.int().nonnegative(),
    }),
    chosen: z.strictObject(texts('title', 'boosted', 'day')),
    findings: z.strictObject({
      title: text,
      gap: lineWith('from', 'to', 'count'),
      crowded: lineWith('count', 'date'),
      festival: lineWith('festival', 'date'),
      none: text,
    }),
    outOf: lineWith('count', 'all'),
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

/** The labels with the month of the calendar, such as 2027-01. */
export type Labels = z.infer<typeof schema> & { month: string }

/** The demo on a given day, such as 2026-11-30: it shows the coming month. */
export function labelsOn(labels: Labels, today: string): Labels {
  const [year = 0, month = 0] = today.split('-').map(Number)
  return { ...labels, month: new Date(Date.UTC(year, month)).toISOString().slice(0, 7) }
}
