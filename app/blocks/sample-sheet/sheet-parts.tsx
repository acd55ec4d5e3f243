import { useSiteData } from '../../site-data.tsx'
import { Kite } from '../../ui/kite/kite.tsx'
import { Table } from '../../ui/table/table.tsx'
import { TimeRule } from '../steps/time-rule.tsx'
import type { Sheet } from './schema.ts'
import styles from './sheet-parts.module.css'

/** What the file of a sample sheet defines: logo and colours, facts, bars, cards, a checklist, a time rule, a table. */
export function SheetParts({ sheet }: { sheet: Sheet }) {
  const { labels } = useSiteData()
  const { heading, kite, colours, facts, bars, lanes, checks, rule, columns, rows } = sheet
  return (
    <>
      {(kite || colours) && (
        <div className={`stack ${styles.identity}`}>
          {kite && (
            <div className={`line gap-4 ${styles.marks}`}>
              <Kite design={kite} />
              <Kite design={kite} style={{ flexBasis: '4rem' }} />
              <Kite design={kite} style={{ flexBasis: '1.5rem' }} />
            </div>
          )}
          <ul className={`stack ${styles.colours}`}>
            {colours?.map(({ name, paper, use }) => (
              <li key={name} className="stack small" data-background={paper}>
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
            <dd className="bold">{value}</dd>
          </div>
        ))}
      </dl>
      {bars && (
        <dl className={`stack gap-3 ${styles.bars}`}>
          {bars.map(({ label, value, share }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="line gap-2 bold">
                <span className={`framed ${styles.bar}`} style={{ width: `${share * 0.75}%` }} />
                {value}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {lanes && (
        <ul className={`stack framed ${styles.lanes}`}>
          {lanes.map(({ title, cards }) => (
            <li key={title} className={`stack gap-3 ${styles.lane}`}>
              <h5 className="step-1">{title}</h5>
              <ul className="stack gap-3">
                {cards.map(({ title, text }) => (
                  <li key={title} className={`stack gap-1 framed ${styles.card}`}>
                    <strong>{title}</strong>
                    <span className="small soft">{text}</span>
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
            <li key={title} className="stack" data-passed={passed}>
              <strong>{title}</strong>
              <strong className={styles.verdict}>{passed ? labels.passed : labels.open}</strong>
              <span className="small soft whole">{text}</span>
            </li>
          ))}
        </ul>
      )}
      {rule && <TimeRule {...rule} level={5} />}
      {columns && rows && <Table label={heading} columns={columns} rows={rows} />}
    </>
  )
}
