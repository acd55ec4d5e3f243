import Search from '../sections/search/search.island.tsx'
import { useSiteData } from '../site-data.tsx'
import dialog from '../ui/dialog/dialog.module.css'
import { Icon } from '../ui/icon/icon.tsx'
import { SEARCH_DIALOG } from './layout-ids.ts'
import styles from './search-dialog.module.css'

/** The search as a native modal dialog, which `open-search.ts` opens; the island in it hydrates then. */
export function SearchDialog() {
  const { search } = useSiteData()
  return (
    <dialog
      id={SEARCH_DIALOG}
      aria-label={search.sendLabel}
      closedby="any"
      className={styles.dialog}
    >
      <Search id={`${SEARCH_DIALOG}-words`} labels={search} most={8} />
      <a href="/search" className={styles.all}>
        {search.listLabel}
      </a>
      <form method="dialog" className={styles.close}>
        <button type="submit" aria-label={search.closeLabel} className={dialog.close}>
          <Icon name="close" size={26} />
        </button>
      </form>
    </dialog>
  )
}
