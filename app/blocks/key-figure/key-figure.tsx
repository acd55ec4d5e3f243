import { pageOnly } from '../../data-attributes.ts'
import { SampleMark } from '../../ui/sample-mark.tsx'
import type { Block } from '../block.ts'
import styles from './key-figure.module.css'

/** A figure in very large type, with its meaning. */
export const KeyFigure = ({ value, title, text, sample, background }: Block<'key-figure'>) => (
  <section className={`split ${styles.figure}`} data-background={background} {...pageOnly(sample)}>
    <p className={styles.value}>{value}</p>
    <div className={`stack step-1 gap-3 ${styles.text}`}>
      <h2 className="step-3">{title}</h2>
      <p>{text}</p>
      <SampleMark sample={sample} />
    </div>
  </section>
)
