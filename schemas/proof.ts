import { z } from 'zod'
import { colour, kiteSchema } from './kite.ts'
import { sample, text } from './parts.ts'

/** One finished job: what was, what we did, what is now, and where the figures come from. */
export const workSchema = z.strictObject({
  client: text,
  place: text,
  period: text,
  before: text,
  did: text,
  after: text,
  /** Where the figures come from. */
  source: text,
  sample,
})

/** A sheet of the kind that a client gets. Parts that are absent are not drawn. */
export const specimenSchema = z
  .strictObject({
    /** Over the sheet, on what folds it up. */
    title: text,
    text,
    heading: text,
    kite: kiteSchema.optional(),
    colours: z
      .array(z.strictObject({ name: text, paper: colour, use: text }))
      .min(2)
      .optional(),
    facts: z.array(z.strictObject({ label: text, value: text })).min(2),
    columns: z.array(text).min(2).optional(),
    rows: z.array(z.array(text).min(2)).min(1).optional(),
    remark: text,
    sample,
  })
  .superRefine(({ columns, rows = [] }, issues) => {
    for (const [index, row] of rows.entries()) {
      if (row.length === columns?.length) continue
      const message = `has ${row.length} entries; columns has ${columns?.length ?? 0}`
      issues.addIssue({ code: 'custom', path: ['rows', index], message })
    }
  })

export type Work = z.infer<typeof workSchema>
export type Specimen = z.infer<typeof specimenSchema>
