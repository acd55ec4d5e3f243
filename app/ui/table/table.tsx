// biome-ignore-all lint/a11y/noRedundantRoles: some browsers drop the roles of a table whose cells are blocks
import { ScrollRegion } from '../prose/scroll-region.tsx'
import styles from './table.module.css'

type TableProps = {
  label: string
  columns: readonly string[]
  /** Cells; the first is the row's header. */
  rows: readonly (readonly string[])[]
}

/** A table with dark headings and narrow rows; where its columns have no room, the cells of a row are below one another. */
export function Table({ label, columns, rows }: TableProps) {
  return (
    <ScrollRegion label={label}>
      <table role="table" className={`full ${styles.table} ${styles.narrow}`}>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th key={column} scope="col" role="columnheader">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(([name, ...cells]) => (
            <tr key={name} role="row">
              <th scope="row" role="rowheader" data-label={columns[0]}>
                {name}
              </th>
              {columns.slice(1).map((column, index) => (
                <td key={column} role="cell" data-label={column}>
                  {cells[index]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}
