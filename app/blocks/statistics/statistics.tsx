import { pageOnly } from '../../data-attributes.ts'
import { Marked, SampleMark } from '../../ui/sample-mark.tsx'
import type { Block } from '../block.ts'
import styles from './statistics.module.css'

/** Four figures about the agency, in very large, narrow type. */
export function Statistics({ items, background }: Block<'statistics'>) {
  const areSamples = items.every(({ sample }) => sample)
  return (
    <div className={styles.stats} data-background={background} {...pageOnly(areSamples)}>
      <SampleMark sample={areSamples} />
      <Marked all={areSamples}>
        <dl className={styles.list}>
          {items.map(({ label, value, sample }) => (
            <div key={label} className={styles.tile} {...pageOnly(sample)}>
              <dt className={styles.label}>
                {label} <SampleMark sample={sample} />
              </dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
        </dl>
      </Marked>
    </div>
  )
}
