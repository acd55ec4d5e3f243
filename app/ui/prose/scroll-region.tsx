import type { ReactNode } from 'react'
import styles from './scroll-region.module.css'

/** What may be wider than the text scrolls by itself, with the keys as well; so it has a name. */
export function ScrollRegion({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without it the keys could not scroll it
    <section aria-label={label} tabIndex={0} className={styles.region}>
      {children}
    </section>
  )
}
