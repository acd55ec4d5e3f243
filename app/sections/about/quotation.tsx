import type { About } from '../../../schemas/pages.ts'
import { pageOnly } from '../../data-attributes.ts'
import { Stamp } from '../page/stamp.tsx'
import styles from './quotation.module.css'

/** A sentence that sums up the agency, in very large type. */
export function Quotation({ text, by, sample }: About['quote']) {
  return (
    <div className={styles.quotation} data-background="marigold" {...pageOnly(sample)}>
      <figure>
        <blockquote className={`headline ${styles.text}`}>{text}</blockquote>
        <figcaption className={styles.by}>
          {by} <Stamp sample={sample} />
        </figcaption>
      </figure>
    </div>
  )
}
