import type { SearchLabels } from '../../../schemas/pages.ts'
import { SEARCH_DIALOG } from '../../layout/layout-ids.ts'
import dialog from '../../ui/dialog/dialog.module.css'
import { Icon } from '../../ui/icon/icon.tsx'
import Search from './search.island.tsx'

/** The search as a native modal dialog: other pages fetch it from the search page (`open-dialog.ts`). */
export const SearchDialog = ({ labels }: { labels: SearchLabels }) => (
  <dialog
    id={SEARCH_DIALOG}
    aria-label={labels.fieldLabel}
    closedby="any"
    className="site-search-dialog"
  >
    <Search id={`${SEARCH_DIALOG}-words`} labels={labels} most={8} />
    <a href="/search" className="site-search-all">
      {labels.listLabel}
    </a>
    <form method="dialog" className="site-search-close">
      <button type="submit" aria-label={labels.closeLabel} className={dialog.close}>
        <Icon name="close" size={26} />
      </button>
    </form>
  </dialog>
)
