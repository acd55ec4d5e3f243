import type { ArticleTeaser } from '../../content/content.server.ts'
import { Section } from '../../ui/section/section.tsx'
import styles from './more-posts.module.css'

/** What to read next. */
export function MorePosts({ title, posts }: { title: string; posts: ArticleTeaser[] }) {
  return (
    <Section title={title}>
      <ul className={styles.list}>
        {posts.map(({ slug, title, href }) => (
          <li key={slug}>
            <a href={href} className={`headline step-2 ${styles.link}`}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}
