import type { About } from '../../../schemas/pages.ts'
import { pageOnly } from '../../data-attributes.ts'
import { Stamp } from '../page/stamp.tsx'
import styles from './stat-tiles.module.css'

/** Four figures about the agency, in very large, narrow type. */
export function StatTiles({ stats }: { stats: About['stats'] }) {
  return (
    <div className={styles.stats} data-background="rani">
      <dl className={styles.list}>
        {stats.map(({ label, value, sample }) => (
          <div key={label} className={styles.tile} {...pageOnly(sample)}>
            <dt className={styles.label}>
              {label} <Stamp sample={sample} />
            </dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
