import { DATA } from '../../data-attributes.ts'
import { useBuiltPage } from '../../islands/built-page.tsx'
import { searchFromAddress } from './expect-words.ts'
import styles from './search-results.module.css'

/**
 * The container of results (`search-page.ts`); without scripts it says that the list below has every
 * page.
 */
export function SearchResults({ withoutScripts }: { withoutScripts: string }) {
  const built = useBuiltPage()
  return (
    <div className={styles.box}>
      <noscript>
        <p className={styles.without}>{withoutScripts}</p>
      </noscript>
      <div {...{ [DATA.searchResults]: '' }} className={styles.results} />
      {built && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own function, allowed by hash in the page's policy
        <script dangerouslySetInnerHTML={{ __html: `(${searchFromAddress})()` }} />
      )}
    </div>
  )
}
