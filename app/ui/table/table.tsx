import { ScrollRegion } from '../prose/scroll-region.tsx'
import styles from './table.module.css'

type TableProps = {
  /** Accessible name of the region, which may scroll. */
  label: string
  columns: readonly string[]
  /** Cells; the first is the row's header. */
  rows: readonly (readonly string[])[]
  variant?: 'roomy' | 'narrow'
}

/** Average minimum width of a column, in rem; a table that gets too wide scrolls. */
const COLUMN = { roomy: 12.5, narrow: 6 }

/** A table with dark headings; one that is wider than its container scrolls on its own. */
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
