import type { ReactNode } from 'react'
import styles from './scroll-region.module.css'

/** A named region that scrolls on its own, by keyboard too, for content that may be too wide. */
export function ScrollRegion({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: makes it scrollable by keyboard
    <section aria-label={label} tabIndex={0} className={styles.region}>
      {children}
    </section>
  )
}
