import { fillIn } from '../../fill-in.ts'
import { useSiteData } from '../../site-data.tsx'
import styles from './list-pages.module.css'

const addressOf = (page: number) => (page === 1 ? '/blog' : `/blog/page/${page}`)

/** Newer and older posts, where the list has more than one page. */
export function ListPages({ page, pages }: { page: number; pages: number }) {
  const { words } = useSiteData()
  if (pages < 2) return null
  const label = fillIn(words.pageOf, { number: page, total: pages })
  return (
    <nav aria-label={label} className={styles.pages}>
      {page > 1 && (
        <a href={addressOf(page - 1)} rel="prev">
          {words.newerPosts}
        </a>
      )}
      <span>{label}</span>
      {page < pages && (
        <a href={addressOf(page + 1)} rel="next">
          {words.olderPosts}
        </a>
      )}
    </nav>
  )
}
