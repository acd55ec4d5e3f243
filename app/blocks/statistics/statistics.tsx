import { pageOnly } from '../../data-attributes.ts'
import { MarkedBox, SampleMark } from '../../ui/sample-mark.tsx'
import type { Block } from '../block.ts'
import styles from './statistics.module.css'

/** Four figures about the agency, in very large, narrow type. */
export const Statistics = ({ items, background }: Block<'statistics'>) => (
  <MarkedBox entries={items} className={styles.stats} data-background={background}>
    <dl className={`row ${styles.list}`}>
      {items.map(({ label, value, sample }) => (
        <div key={label} className={`gap-2 ${styles.tile}`} {...pageOnly(sample)}>
          <dt className={styles.label}>
            {label} <SampleMark sample={sample} />
          </dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  </MarkedBox>
)
