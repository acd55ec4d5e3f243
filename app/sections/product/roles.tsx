import type { Product } from '../../../schemas/product.ts'
import { Section } from '../../ui/section/section.tsx'
import styles from './roles.module.css'

/** Role-based access: who sees and who may change what. */
export function Roles({ title, intro, columns, rows }: NonNullable<Product['roles']>) {
  return (
    <Section title={title} aside={<p>{intro}</p>}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reached by the keyboard */}
      <section className={styles.frame} aria-label={title} tabIndex={0}>
        <table className={styles.table}>
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
            {rows.map(([role, ...cells]) => (
              <tr key={role}>
                <th scope="row">{role}</th>
                {cells.map((cell) => (
                  <td key={cell}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Section>
  )
}
