import type { ReactNode } from 'react'
import styles from './article-frame.critical.module.css'

/** One article, and a line above it that grows as it is read. */
export function ArticleFrame({ children }: { children: ReactNode }) {
  return (
    <article className={styles.article}>
      <div className={styles.progress} aria-hidden="true" />
      {children}
    </article>
  )
}
