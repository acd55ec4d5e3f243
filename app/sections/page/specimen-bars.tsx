import type { Specimen } from '../../../schemas/proof.ts'
import styles from './specimen-bars.module.css'

/** A bar chart with names and values. */
export function SpecimenBars({ bars }: { bars: NonNullable<Specimen['bars']> }) {
  return (
    <dl className={styles.bars}>
      {bars.map(({ label, value, share }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <span className={styles.bar} style={{ width: `${share * 0.75}%` }} />
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
