import { fillIn } from '../../../contract/fill-in.ts'
import type { BlogListContent } from '../../content/blog-list.server.ts'
import { useSiteData } from '../../site-data.tsx'
import styles from './list-pages.module.css'

type ListPagesProps = Pick<BlogListContent, 'number' | 'pages' | 'newer' | 'older'>

/** Links to newer and older posts, if the list has more than one page. */
export function ListPages({ number, pages, newer, older }: ListPagesProps) {
  const { labels } = useSiteData()
  if (pages < 2) return null
  const label = fillIn(labels.pageOf, { number, total: pages })
  return (
    <nav aria-label={label} className={styles.pages}>
      {newer && (
        <a href={newer} rel="prev">
          {labels.newerPosts}
        </a>
      )}
      <span>{label}</span>
      {older && (
        <a href={older} rel="next">
          {labels.olderPosts}
        </a>
      )}
    </nav>
  )
}
