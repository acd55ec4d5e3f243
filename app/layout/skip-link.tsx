import { useSiteData } from '../site-data.tsx'
import styles from './skip-link.critical.module.css'

/** The first thing the Tab key reaches: past the header, to the page's content. */
export function SkipLink() {
  const { labels } = useSiteData()
  return (
    <a href="#content" className={styles.skip}>
      {labels.skipToContent}
    </a>
  )
}
