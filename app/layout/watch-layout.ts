import { DATA } from '../data-attributes.ts'
import { insertDeferred } from '../islands/insert-deferred.ts'
import { openMenusOnHover } from '../ui/disclosure-menu/open-on-hover.ts'
import { watchPopovers } from '../ui/popover-label/watch-popovers.ts'
import { holdFocusInMenu } from './hold-focus-in-menu.ts'
import { keepShown } from './keep-shown.ts'
import { openSearch } from './open-search.ts'
import { watchBannerButton } from './pause-banner.ts'
import { watchLiveChat } from './watch-live-chat.ts'

/** What only some pages have, by its attribute. */
const PARTS = {
  [DATA.contents]: () =>
    import('../sections/blog/article-tools.ts').then(({ watchArticle }) => watchArticle()),
  [DATA.nearPages]: () =>
    import('../sections/page/near-pages.ts').then(({ showNearPages }) => showNearPages()),
  [DATA.consent]: () => import('../consent/ask-consent.ts').then(({ askConsent }) => askConsent()),
}

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
  // Reserves room for the results, so that nothing moves when they appear.
  if (location.search.startsWith('?q='))
    document.querySelector('main [role=search]')?.parentElement?.setAttribute(DATA.expected, '')
  const loadParts = () => {
    // Progressive enhancement: the page is complete without these, so a failed import is ignored.
    for (const [attribute, load] of Object.entries(PARTS))
      if (document.querySelector(`[${attribute}]`)) load().catch(() => {})
  }
  // Not before it is needed: the budget of scripts has no room for it.
  addEventListener('scroll', () => import('./watch-contact-widget.ts').catch(() => {}), {
    once: true,
  })
  if (document.readyState === 'complete') loadParts()
  else addEventListener('load', loadParts)
}
