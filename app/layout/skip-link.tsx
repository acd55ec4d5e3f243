import { useSiteData } from '../site-data.tsx'
import { CONTENT } from './layout-ids.ts'
import styles from './skip-link.critical.module.css'

/** The first stop of the Tab key: skips the header and leads to the content. */
export function SkipLink() {
  const { labels } = useSiteData()
  return (
    <a href={`#${CONTENT}`} className={styles.skip}>
      {labels.skipToContent}
    </a>
  )
}
