import { fillIn } from '../../../contract/fill-in.ts'
import type { listedPost } from '../../content/blog-list.server.ts'
import type { blog } from '../../content/content.server.ts'
import { Picture } from '../../ui/picture.tsx'
import { linkArea, ReadMore } from '../../ui/read-more/read-more.tsx'
import styles from './post-list.module.css'

type PostListProps = Pick<typeof blog, 'empty' | 'readingTime'> & {
  posts: ReturnType<typeof listedPost>[]
}

/** Posts with picture, date, reading time, title (cut when long), excerpt and link. */
export function PostList({ posts, empty, readingTime }: PostListProps) {
  if (posts.length === 0) return <p className={`headline step-3 ${styles.empty}`}>{empty}</p>
  return (
    <ul className={styles.list}>
      {posts.map(({ slug, picture, title, published, ...post }, number) => (
        <li key={slug}>
          <article className={`${linkArea} split ${styles.post}`}>
            <Picture
              picture={{ ...picture, alt: '' }}
              sizes="(min-width: 60rem) 42vw, 92vw"
              className="framed"
              priority={number === 0}
            />
            <div className={`fitted gap-3 ${styles.text}`}>
              <p className={`row ${styles.facts}`}>
                <time dateTime={published}>{post.date}</time>
                <span className="soft">{fillIn(readingTime, { minutes: post.minutes })}</span>
              </p>
              <h2 className={styles.title}>{post.shortTitle}</h2>
              <p className={`step-1 soft ${styles.excerpt}`}>{post.excerpt}</p>
              <ReadMore href={post.href} title={title} />
            </div>
          </article>
        </li>
      ))}
    </ul>
  )
}
