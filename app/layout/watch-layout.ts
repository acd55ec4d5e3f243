import { DATA } from '../data-attributes.ts'
import { insertDeferred } from '../islands/insert-deferred.ts'
import { openMenusOnHover } from '../ui/disclosure-menu/open-on-hover.ts'
import { watchPopovers } from '../ui/popover-label/watch-popovers.ts'
import { holdFocusInMenu } from './hold-focus-in-menu.ts'
import { keepShown } from './keep-shown.ts'
import { openSearch } from './open-search.ts'
import { watchBannerButton } from './pause-banner.ts'
import { watchLiveChat } from './watch-live-chat.ts'

/** Adds the behaviour of the layout, which needs no React. */
export function watchLayout(): void {
  watchPopovers()
  openMenusOnHover()
  holdFocusInMenu()
  watchBannerButton()
  openSearch()
  watchLiveChat()
  keepShown()
  insertDeferred()
  // Progressive enhancement: the page is complete without these, so a failed import is ignored.
  if (document.querySelector(`[${DATA.contents}]`))
    import('../sections/blog/article-tools.ts')
      .then(({ watchArticle }) => watchArticle())
      .catch(() => {})
  const results = document.querySelector(`[${DATA.searchResults}]`)
  if (results) {
    // Reserves room for the results, so that nothing moves when they appear.
    if (new URLSearchParams(location.search).get('q')?.trim())
      results.setAttribute(DATA.expected, '')
    import('../sections/search/search-page.ts')
      .then(({ watchSearchPage }) => watchSearchPage())
      .catch(() => {})
  }
  if (document.querySelector(`[${DATA.nearPages}]`))
    import('../sections/page/near-pages.ts')
      .then(({ showNearPages }) => showNearPages())
      .catch(() => {})
  if (document.querySelector(`[${DATA.consent}]`))
    import('../consent/ask-consent.ts').then(({ askConsent }) => askConsent()).catch(() => {})
}
