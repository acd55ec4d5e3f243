import { DATA } from '../data-attributes.ts'
import { openMenusOnHover } from '../ui/disclosure-menu/open-on-hover.ts'
import { watchPopovers } from '../ui/popover-label/watch-popovers.ts'
import { holdFocusInMenu } from './hold-focus-in-menu.ts'
import { openSearch } from './open-search.ts'
import { watchBannerButton } from './pause-banner.ts'
import { sendVisitFigures } from './send-visit-figures.ts'

/** What scripts add to the layout around every page, which needs no React for it. */
export function watchLayout(): void {
  watchPopovers()
  openMenusOnHover()
  holdFocusInMenu()
  watchBannerButton()
  openSearch()
  // Pages are complete without what follows, so a script that cannot be loaded is done without.
  if (document.querySelector(`[${DATA.contents}]`))
    import('../sections/blog/article-tools.ts')
      .then(({ watchArticle }) => watchArticle())
      .catch(() => {})
  if (document.querySelector(`[${DATA.searchResults}]`))
    import('../sections/search/search-page.ts')
      .then(({ watchSearchPage }) => watchSearchPage())
      .catch(() => {})
  sendVisitFigures().catch(() => {})
}
