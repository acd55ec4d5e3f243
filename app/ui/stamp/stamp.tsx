import type { ReactNode } from 'react'
import styles from './stamp.module.css'

/** A word stamped across the edge of a sheet. */
export function Stamp({ children }: { children: ReactNode }) {
  return <p className={styles.stamp}>{children}</p>
}
