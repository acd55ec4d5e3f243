import { DATA } from '../data-attributes.ts'
import { openMenusOnHover } from '../ui/disclosure-menu/open-on-hover.ts'
import { watchPopovers } from '../ui/popover-label/watch-popovers.ts'
import { holdFocusInMenu } from './hold-focus-in-menu.ts'
import { keepShown } from './keep-shown.ts'
import { openSearch } from './open-search.ts'
import { watchBannerButton } from './pause-banner.ts'

/** What only some pages have, by its attribute; the last one is a form for an outside mail provider. */
const PARTS = {
  [DATA.contents]: () =>
    import('../sections/blog/article-tools.ts').then(({ watchArticle }) => watchArticle()),
  [DATA.line]: () => import('../sections/home/move-hero.ts').then(({ moveHero }) => moveHero()),
  [DATA.nearPages]: () =>
    import('../sections/page/near-pages.ts').then(({ showNearPages }) => showNearPages()),
  [DATA.liveChat]: () =>
    import('./watch-live-chat.ts').then(({ watchLiveChat }) => watchLiveChat()),
  [DATA.consent]: () => import('../consent/ask-consent.ts').then(({ askConsent }) => askConsent()),
  'action^=mailto': () =>
    import('../enquiry/send-when-hydrated.ts').then(({ sendWhenHydrated }) => sendWhenHydrated()),
}

/** Adds the behaviour of the layout, which needs no React. */
export function watchLayout(): void {
  watchPopovers()
  openMenusOnHover()
  holdFocusInMenu()
  watchBannerButton()
  openSearch()
  keepShown()
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
