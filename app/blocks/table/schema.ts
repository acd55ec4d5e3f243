import { z } from 'zod'
import { intro, text } from '../../../schemas/parts.ts'
import { background, defineBlock, title } from '../define-block.ts'

export const tableSchema = defineBlock(
  'table',
  { title: 'Table', description: 'Rows and columns, such as who may see and change what.' },
  {
    title,
    intro: intro.optional(),
    columns: z.array(text).min(2).meta({ title: 'Columns of the table' }),
    rows: z.array(z.array(text)).min(1).meta({ title: 'Rows of the table' }),
    background: background('white'),
  },
).superRefine(({ columns, rows }, issues) => {
  for (const [index, row] of rows.entries()) {
    if (row.length === columns.length) continue
    const message = `has ${row.length} entries; columns has ${columns.length}`
    issues.addIssue({ code: 'custom', path: ['rows', index], message })
  }
})
