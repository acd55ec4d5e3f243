import type { ArticleSection } from '../../content/markdown.server.ts'
import { ProseNodes } from '../../ui/prose/prose-nodes.tsx'
import styles from './article-contents.module.css'

/** An article with fewer headings needs no list of them. */
const FEWEST = 3

type ArticleContentsProps = { title: string; sections: ArticleSection[] }

/** The article's headings: above the text, or sticky in the margin where there is one. */
export function ArticleContents({ title, sections }: ArticleContentsProps) {
  const headed = sections.flatMap(({ id, heading }) => (heading ? [{ id, heading }] : []))
  if (headed.length < FEWEST) return null
  return (
    <div className={`unprinted ${styles.margin}`}>
      <nav aria-label={title} className={styles.contents}>
        <p className={styles.title}>{title}</p>
        <ol className={styles.list}>
          {headed.map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`} className={styles.link}>
                <ProseNodes nodes={heading.nodes} />
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </div>
  )
}
