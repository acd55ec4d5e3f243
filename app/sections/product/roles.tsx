import type { Product } from '../../../schemas/product.ts'
import { Section } from '../../ui/section/section.tsx'
import { Table } from '../../ui/table/table.tsx'

/** Role-based access: who may see and change what. */
export function Roles({ title, intro, columns, rows }: NonNullable<Product['roles']>) {
  return (
    <Section title={title} aside={<p>{intro}</p>}>
      <Table label={title} columns={columns} rows={rows} />
    </Section>
  )
}
