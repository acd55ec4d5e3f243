import { fillIn } from '../../../contract/fill-in.ts'
import type { ArticleTeaser } from '../../content.server.ts'
import { useSiteData } from '../../site-data.tsx'
import { ReadMore } from '../../ui/read-more/read-more.tsx'
import styles from './post-list.module.css'

type PostListProps = {
  posts: (ArticleTeaser & { date: string })[]
  empty: string
  readingTime: string
}

/** Every post: its title (cut when it is long), date, reading time, excerpt and the way on. */
export function PostList({ posts, empty, readingTime }: PostListProps) {
  const { labels } = useSiteData()
  if (posts.length === 0) return <p className={styles.empty}>{empty}</p>
  return (
    <ul className={styles.list}>
      {posts.map(({ slug, title, shortTitle, excerpt, published, date, minutes, href }) => (
        <li key={slug}>
          <article className={styles.post}>
            <p className={styles.facts}>
              <time dateTime={published}>{date}</time>
              <span>{fillIn(readingTime, { minutes })}</span>
            </p>
            <div className={styles.words}>
              <h2 className={styles.title}>{shortTitle}</h2>
              <p className={styles.excerpt}>{excerpt}</p>
              <ReadMore href={href} label={labels.readMore} title={title} />
            </div>
          </article>
        </li>
      ))}
    </ul>
  )
}
