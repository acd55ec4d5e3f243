import { z } from 'zod'
import { colour, kiteSchema } from './kite.ts'
import { sample, spanSchema, text, titledText } from './parts.ts'

/** A finished job: the situation before, what we did, the result, and the source of the figures. */
export const workSchema = z
  .strictObject({
    client: text.meta({ description: 'Who it was for, such as “Trade fair”.' }),
    place: text,
    period: text.meta({ description: 'When, such as “April to December 2025”.' }),
    before: text.meta({ description: 'The situation before, with a figure.' }),
    did: text.meta({ title: 'What we did' }),
    after: text.meta({ description: 'The result, with a figure.' }),
    source: text.meta({ description: 'Where the figures come from.' }),
    sample,
  })
  .meta({ title: 'Finished job' })

/** A sheet such as a client gets. Absent fields are not drawn. */
export const specimenSchema = z
  .strictObject({
    /** Above the sheet, on the control that collapses it. */
    title: text,
    text,
    heading: text,
    kite: kiteSchema.optional(),
    colours: z
      .array(z.strictObject({ name: text, paper: colour, use: text }))
      .min(2)
      .optional(),
    facts: z.array(z.strictObject({ label: text, value: text })).min(2),
    /** Figures drawn as bars; `share` is the length in percent of the longest. */
    bars: z
      .array(z.strictObject({ label: text, value: text, share: z.number().min(0).max(100) }))
      .min(2)
      .optional(),
    /** Columns of cards, such as months with their tasks. */
    lanes: z
      .array(z.strictObject({ title: text, cards: z.array(titledText).min(1) }))
      .min(2)
      .optional(),
    /** What was checked, whether it passed, and the evidence. */
    checks: z
      .array(z.strictObject({ title: text, text, passed: z.boolean() }))
      .min(2)
      .optional(),
    /** A timeline divided by `marks`, with entries that span some of them. */
    rule: z
      .strictObject({
        marks: z.array(text).min(2),
        items: z.array(titledText.extend({ span: spanSchema })).min(1),
      })
      .optional(),
    columns: z.array(text).min(2).optional(),
    rows: z.array(z.array(text).min(2)).min(1).optional(),
    remark: text,
    sample,
  })
  .meta({ title: 'Specimen', description: 'A sheet such as a client gets.' })
  .superRefine(({ columns, rows = [], rule }, issues) => {
    for (const [index, { span }] of (rule?.items ?? []).entries()) {
      if (span[1] <= (rule?.marks.length ?? 0)) continue
      const message = `ends at ${span[1]}; there are ${rule?.marks.length} marks`
      issues.addIssue({ code: 'custom', path: ['rule', 'items', index, 'span'], message })
    }
    for (const [index, row] of rows.entries()) {
      if (row.length === columns?.length) continue
      const message = `has ${row.length} entries; columns has ${columns?.length ?? 0}`
      issues.addIssue({ code: 'custom', path: ['rows', index], message })
    }
  })

export type Work = z.infer<typeof workSchema>
export type Specimen = z.infer<typeof specimenSchema>
