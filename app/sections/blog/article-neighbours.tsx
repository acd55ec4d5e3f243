import type { ArticleTeaser } from '../../content/content.server.ts'
import styles from './article-neighbours.module.css'

type Neighbour = { label: string; post: ArticleTeaser | undefined }

/** The next newer and the next older article. */
export function ArticleNeighbours({ newer, older }: { newer: Neighbour; older: Neighbour }) {
  const link = ({ label, post }: Neighbour, rel: 'prev' | 'next') =>
    post && (
      <a href={post.href} rel={rel} className={styles.link}>
        <span className={styles.label}>{label}</span>
        {post.title}
      </a>
    )
  if (!newer.post && !older.post) return null
  return (
    <nav aria-label={`${newer.label}, ${older.label}`} className={styles.neighbours}>
      {link(newer, 'prev')}
      {link(older, 'next')}
    </nav>
  )
}
