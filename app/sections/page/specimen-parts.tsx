import type { Specimen } from '../../../schemas/proof.ts'
import { Table } from '../../ui/table/table.tsx'
import { SpecimenBars } from './specimen-bars.tsx'
import { SpecimenChecks } from './specimen-checks.tsx'
import { SpecimenIdentity } from './specimen-identity.tsx'
import { SpecimenLanes } from './specimen-lanes.tsx'
import styles from './specimen-parts.module.css'
import { TimeRule } from './time-rule.tsx'

/** The content of a sample sheet, as far as its file defines it. */
export function SpecimenParts({ sheet }: { sheet: Specimen }) {
  const { heading, kite, colours, facts, bars, lanes, checks, rule, columns, rows } = sheet
  return (
    <>
      {(kite || colours) && <SpecimenIdentity kite={kite} colours={colours} />}
      <dl className={styles.facts}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {bars && <SpecimenBars bars={bars} />}
      {lanes && <SpecimenLanes lanes={lanes} />}
      {checks && <SpecimenChecks checks={checks} />}
      {rule && <TimeRule {...rule} level={5} />}
      {columns && rows && <Table label={heading} columns={columns} rows={rows} variant="narrow" />}
    </>
  )
}
