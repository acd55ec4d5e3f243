import { DATA } from '../../data-attributes.ts'
import styles from './search-results.module.css'

/**
 * The container of results (`search-page.ts`); without scripts it says that the list below has every
 * page.
 */
export function SearchResults({ withoutScripts }: { withoutScripts: string }) {
  return (
    <div className={styles.box}>
      <noscript>
        <p className={styles.without}>{withoutScripts}</p>
      </noscript>
      <div {...{ [DATA.searchResults]: '' }} className={styles.results} />
    </div>
  )
}
