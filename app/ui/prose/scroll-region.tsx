import type { ReactNode } from 'react'
import styles from './scroll-region.module.css'

/** A named part that scrolls on its own, by keyboard too, for content that may be too wide. As no landmark it may stand twice. */
export function ScrollRegion({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: no group of controls
    // biome-ignore lint/a11y/noNoninteractiveTabindex: makes it scrollable by keyboard
    <section role="group" aria-label={label} tabIndex={0} className={styles.region}>
      {children}
    </section>
  )
}
