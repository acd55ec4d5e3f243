import type { ReactNode } from 'react'
import styles from './prose-table.module.css'
import { ScrollRegion } from './scroll-region.tsx'

/** A table with dark headings; one that is wider than the text scrolls on its own. */
export function ProseTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <ScrollRegion label={label}>
        <table className={styles.table}>{children}</table>
      </ScrollRegion>
    </div>
  )
}
