import { ScrollRegion } from '../prose/scroll-region.tsx'
import styles from './table.module.css'

type TableProps = {
  /** Its name, for those who come to it by the keyboard: it may scroll. */
  label: string
  columns: readonly string[]
  /** Cells, the row's own name first. */
  rows: readonly (readonly string[])[]
  variant?: 'roomy' | 'narrow'
}

/** As wide as a column has to be on average, in rem; where that is too wide, the table scrolls. */
const COLUMN = { roomy: 12.5, narrow: 6 }

/** A table under ink headings; one that is wider than its place scrolls by itself. */
export function Table({ label, columns, rows, variant = 'roomy' }: TableProps) {
  return (
    <ScrollRegion label={label}>
      <table
        className={styles.table}
        data-variant={variant}
        style={{ minWidth: `${columns.length * COLUMN[variant]}rem` }}
      >
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {columns.slice(1).map((column, index) => (
                <td key={column}>{cells[index]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}
