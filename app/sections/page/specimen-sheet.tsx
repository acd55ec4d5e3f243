import type { Specimen } from '../../../schemas/proof.ts'
import { useSiteData } from '../../site-data.tsx'
import { Kite } from '../../ui/kite/kite.tsx'
import { ScrollRegion } from '../../ui/prose/scroll-region.tsx'
import { Section } from '../../ui/section/section.tsx'
import { Stamp } from '../../ui/stamp/stamp.tsx'
import styles from './specimen-sheet.module.css'

/** A sheet such as a client gets; whoever has seen it can fold it up. */
export function SpecimenSheet({ title, sheet }: { title: string; sheet: Specimen }) {
  const { labels } = useSiteData()
  const { heading, kite, colours, facts, columns, rows, remark } = sheet
  return (
    <Section ground="sky">
      <div className={styles.beside}>
        <div className={styles.words}>
          <h2>{title}</h2>
          <p>{sheet.text}</p>
        </div>
        <details open className={styles.sheet}>
          <summary className={styles.summary}>
            <h3>{sheet.title}</h3>
          </summary>
          <div className={styles.content}>
            <div className={styles.head}>
              <h4>{heading}</h4>
              {sheet.sample && <Stamp>{labels.specimen}</Stamp>}
            </div>
            {kite && (
              <div className={styles.marks}>
                <Kite design={kite} />
                <Kite design={kite} />
                <Kite design={kite} />
              </div>
            )}
            {colours && (
              <ul className={styles.colours}>
                {colours.map(({ name, paper, use }) => (
                  <li key={name} data-ground={paper}>
                    <strong>{name}</strong>
                    <span>{use}</span>
                  </li>
                ))}
              </ul>
            )}
            <dl className={styles.facts}>
              {facts.map(({ label, value }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            {columns && rows && (
              <ScrollRegion label={heading}>
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
            )}
            <p>{remark}</p>
          </div>
        </details>
      </div>
    </Section>
  )
}
