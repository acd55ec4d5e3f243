import { DATA } from '../../data-attributes.ts'
import { useBuiltPage } from '../../islands/built-page.tsx'
import { searchFromAddress } from './expect-words.ts'
import styles from './search-results.module.css'

/** Where scripts show what was found (`search-page.ts`); without them it says that the list below is all. */
export function SearchResults({ withoutScripts }: { withoutScripts: string }) {
  const built = useBuiltPage()
  return (
    <div className={styles.box}>
      <noscript>
        <p className={styles.without}>{withoutScripts}</p>
      </noscript>
      <div {...{ [DATA.searchResults]: '' }} className={styles.results} />
      {built && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own function, known to the page's policy by its hash
        <script dangerouslySetInnerHTML={{ __html: `(${searchFromAddress})()` }} />
      )}
    </div>
  )
}
