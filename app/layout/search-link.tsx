import { DATA } from '../data-attributes.ts'
import { useSiteData } from '../site-data.tsx'
import { Icon } from '../ui/icon/icon.tsx'
import styles from './search-link.critical.module.css'

/** The link to the search page, which scripts open as a dialog. */
export function SearchLink() {
  const { labels } = useSiteData()
  return (
    <a href="/search" className={styles.link} aria-label={labels.search} {...{ [DATA.search]: '' }}>
      <Icon name="search" size={24} />
    </a>
  )
}
