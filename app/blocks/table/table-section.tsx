import { Section } from '../../ui/section/section.tsx'
import { Table } from '../../ui/table/table.tsx'
import type { Block } from '../block.ts'

/** A table with its heading. */
export const TableSection = ({ title, intro, columns, rows, background }: Block<'table'>) => (
  <Section background={background} title={title} aside={intro && <p>{intro}</p>}>
    <Table label={title} columns={columns} rows={rows} />
  </Section>
)
