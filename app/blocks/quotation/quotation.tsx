import { pageOnly } from '../../data-attributes.ts'
import { SampleMark } from '../../ui/sample-mark.tsx'
import type { Block } from '../block.ts'
import styles from './quotation.module.css'

/** What somebody says, in very large type. */
export function Quotation({ text, by, sample, background }: Block<'quotation'>) {
  return (
    <div className={styles.quotation} data-background={background} {...pageOnly(sample)}>
      <figure>
        <blockquote className={`headline ${styles.text}`}>{text}</blockquote>
        <figcaption className={styles.by}>
          {by} <SampleMark sample={sample} />
        </figcaption>
      </figure>
    </div>
  )
}
