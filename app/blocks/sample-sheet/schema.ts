import { z } from 'zod'
import { colour, kiteSchema } from '../../../model/fields/kite.ts'
import { sample, spanSchema, text, titledText } from '../../../model/fields/parts.ts'
import { background, defineBlock, title, variant } from '../define-block.ts'

/** A line of a sheet: what it is about, and a figure or word. */
const factSchema = z.strictObject({ label: text.meta({ title: 'Name' }), value: text })

/** A sheet such as a client gets. Absent fields are not drawn. */
const sheetSchema = z
  .strictObject({
    title: text,
    heading: text.meta({ title: 'Heading of the sheet' }),
    kite: kiteSchema.optional(),
    colours: z
      .array(z.strictObject({ name: text, paper: colour.meta({ title: 'Colour' }), use: text }))
      .min(2)
      .meta({ description: 'Of a logo: the name of each, and what it is used for.' })
      .optional(),
    facts: z
      .array(factSchema)
      .min(2)
      .meta({ description: 'At the top of the sheet, such as “Pages: 84”.' }),
    bars: z
      .array(
        factSchema.extend({
          share: z
            .number()
            .min(0)
            .max(100)
            .meta({ title: 'Length', description: 'In percent of the longest bar.' }),
        }),
      )
      .min(2)
      .meta({ description: 'Figures drawn as bars.' })
      .optional(),
    lanes: z
      .array(z.strictObject({ title: text, cards: z.array(titledText).min(1) }))
      .min(2)
      .meta({ title: 'Columns of cards', description: 'Such as months with their tasks.' })
      .optional(),
    checks: z
      .array(z.strictObject({ title: text, text, passed: z.boolean() }))
      .min(2)
      .meta({ title: 'Points that were checked' })
      .optional(),
    /** A timeline divided by `marks`, with entries that span some of them. */
    rule: z
      .strictObject({
        marks: z.array(text).min(2).meta({ description: 'Its weeks or months, in order.' }),
        items: z
          .array(titledText.extend({ span: spanSchema }))
          .min(1)
          .meta({ title: 'Entries' }),
      })
      .meta({ title: 'Timeline', description: 'Entries that last from one mark to another.' })
      .optional(),
    columns: z.array(text).min(2).meta({ title: 'Columns of the table' }).optional(),
    rows: z.array(z.array(text).min(2)).min(1).meta({ title: 'Rows of the table' }).optional(),
    remark: text.meta({ title: 'Sentence below the sheet' }),
    sample,
  })
  .meta({ title: 'Sheet' })
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

export const sampleSheetSchema = defineBlock('sample-sheet', {
  title,
  text,
  sheet: sheetSchema,
  variant: variant('right', 'left', 'wide'),
  background: background('sky'),
}).meta({ title: 'Sample sheet', description: 'A sheet such as a client gets.' })

export type Sheet = z.output<typeof sheetSchema>
