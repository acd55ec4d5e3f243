import type { ReactNode } from 'react'
import styles from './thread.critical.module.css'

/** Sections through whose right gutters the thread of the hero's great kite runs, to a diamond in the last. */
export const Thread = ({ children }: { children: ReactNode }) => (
  <div className={styles.thread}>{children}</div>
)
