import type { ReactNode } from 'react'
import styles from './article-layout.critical.module.css'

/** An article below its reading progress. */
export function ArticleLayout({ children }: { children: ReactNode }) {
  return (
    <article>
      <div className={styles.progress} aria-hidden="true" />
      {children}
    </article>
  )
}
