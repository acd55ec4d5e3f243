import { useSiteData } from '../../site-data.tsx'
import { Kite } from '../../ui/kite/kite.tsx'
import { Table } from '../../ui/table/table.tsx'
import { TimeRule } from '../steps/time-rule.tsx'
import type { Sheet } from './schema.ts'
import styles from './sheet-parts.module.css'

/**
 * The content of a sample sheet, as far as its file defines it: a logo in three sizes with its colours, facts,
 * a bar chart, columns of cards (months or stages), a checklist with evidence, a time rule, a table.
 */
export function SheetParts({ sheet }: { sheet: Sheet }) {
  const { labels } = useSiteData()
  const { heading, kite, colours, facts, bars, lanes, checks, rule, columns, rows } = sheet
  return (
    <>
      {(kite || colours) && (
        <div className={styles.identity}>
          {kite && (
            <div className={`line ${styles.marks}`}>
              <Kite design={kite} />
              <Kite design={kite} />
              <Kite design={kite} />
            </div>
          )}
          <ul className={styles.colours}>
            {colours?.map(({ name, paper, use }) => (
              <li key={name} data-background={paper}>
                <strong>{name}</strong>
                <span>{use}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <dl className={styles.facts}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {bars && (
        <dl className={styles.bars}>
          {bars.map(({ label, value, share }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="line">
                <span className={styles.bar} style={{ width: `${share * 0.75}%` }} />
                {value}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {lanes && (
        <ul className={styles.lanes}>
          {lanes.map(({ title, cards }) => (
            <li key={title} className={styles.lane}>
              <h5>{title}</h5>
              <ul>
                {cards.map(({ title, text }) => (
                  <li key={title} className={styles.card}>
                    <strong>{title}</strong>
                    <span>{text}</span>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
      {checks && (
        <ul className={styles.checks}>
          {checks.map(({ title, text, passed }) => (
            <li key={title} data-passed={passed}>
              <strong>{title}</strong>
              <strong className={styles.verdict}>{passed ? labels.passed : labels.open}</strong>
              <span>{text}</span>
            </li>
          ))}
        </ul>
      )}
      {rule && <TimeRule {...rule} level={5} />}
      {columns && rows && <Table label={heading} columns={columns} rows={rows} />}
    </>
  )
}
