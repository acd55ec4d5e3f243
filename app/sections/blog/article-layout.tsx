import type { ReactNode } from 'react'
import styles from './article-layout.module.css'

/** An article below its reading progress. */
export function ArticleLayout({ children }: { children: ReactNode }) {
  return (
    <article className={styles.article}>
      <div className={styles.progress} aria-hidden="true" />
      {children}
    </article>
  )
}
