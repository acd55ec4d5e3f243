import { asChildren } from './as-children.ts'
import { ProseInlines } from './prose-inlines.tsx'
import type { ProseTableCell } from './prose-nodes.ts'
import styles from './prose-table.module.css'
import { ScrollRegion } from './scroll-region.tsx'

type ProseTableProps = { head: ProseTableCell[]; rows: ProseTableCell[][]; label: string }

/** A table under ink headings; one that is wider than the text scrolls by itself. */
export function ProseTable({ head, rows, label }: ProseTableProps) {
  return (
    <div className={styles.frame}>
      <ScrollRegion label={label}>
        <table className={styles.table}>
          <thead>
            <tr>{asChildren(head.map(heading))}</tr>
          </thead>
          <tbody>{asChildren(rows.map(row))}</tbody>
        </table>
      </ScrollRegion>
    </div>
  )
}

const heading = ({ align, children }: ProseTableCell) => (
  <th scope="col" data-align={align}>
    <ProseInlines nodes={children} />
  </th>
)

const row = (cells: ProseTableCell[]) => <tr>{asChildren(cells.map(cell))}</tr>

const cell = ({ align, children }: ProseTableCell) => (
  <td data-align={align}>
    <ProseInlines nodes={children} />
  </td>
)
