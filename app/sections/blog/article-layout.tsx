import type { ReactNode } from 'react'
import styles from './article-layout.critical.module.css'

/** One article, and a line above it that grows as it is read. */
export function ArticleLayout({ children }: { children: ReactNode }) {
  return (
    <article className={styles.article}>
      <div className={styles.progress} aria-hidden="true" />
      {children}
    </article>
  )
}
