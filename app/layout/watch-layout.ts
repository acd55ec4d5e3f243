import { DATA } from '../data-attributes.ts'
import { oncePainted } from '../islands/once-painted.ts'
import { MOBILE_MENU } from '../layout-ids.ts'
import { openMenusOnHover } from './open-on-hover.ts'
import { watchPopovers } from './watch-popovers.ts'

/** What only some pages have, by its attribute; the last one is a form for an outside mail provider. */
const PARTS = {
  [DATA.line]: () => import('../heroes/move-hero.ts').then(({ moveHero }) => moveHero()),
  [DATA.trigger]: () =>
    import('../heroes/turn-into-demo.ts').then(({ turnIntoDemo }) => turnIntoDemo()),
  [DATA.liveChat]: () => import('./open-live-chat.ts').then(({ watchLiveChat }) => watchLiveChat()),
  [DATA.scripts]: () =>
    import('../consent/run-scripts.ts').then(({ runScripts }) => runScripts(DATA.scripts)),
  [DATA.consent]: () => import('../consent/ask-consent.ts').then(({ askConsent }) => askConsent()),
  'action^=mailto': () =>
    import('../enquiry/send-when-hydrated.ts').then(({ sendWhenHydrated }) => sendWhenHydrated()),
}

/** The open mobile menu covers the page, so all behind it but the header is made inert (WCAG 2.4.11). */
function holdFocusInMenu(): void {
  const sheet = document.getElementById(MOBILE_MENU)
  const hold = () => {
    const open = sheet?.matches(':popover-open') ?? false
    for (const behind of document.body.children)
      if (behind instanceof HTMLElement && !behind.contains(sheet)) behind.inert = open
  }
  hold()
  sheet?.addEventListener('toggle', hold)
}

/** Makes the button of the logo banner stop and start the strip. */
function watchBannerButton(): void {
  const button = document.querySelector(`[${DATA.bannerButton}]`)
  const [pause = '', play = ''] = JSON.parse(button?.getAttribute(DATA.bannerButton) ?? '[]')
  button?.addEventListener('click', () => {
    const paused = button.parentElement?.toggleAttribute(DATA.paused) ?? false
    button.setAttribute('aria-label', paused ? play : pause)
  })
}

/** What `content-visibility: auto` skips far from the window stays rendered once it has been near. */
function keepShown(): void {
  document.addEventListener('contentvisibilityautostatechange', (event) => {
    const { skipped, target } = event as ContentVisibilityAutoStateChangeEvent
    if (!skipped && target instanceof HTMLElement) target.style.contentVisibility = 'visible'
  })
}

/** Adds the behaviour of the layout, which needs no React. */
export function watchLayout(): void {
  watchPopovers()
  openMenusOnHover()
  holdFocusInMenu()
  watchBannerButton()
  keepShown()
  oncePainted(() => {
    // Progressive enhancement: the page is complete without these, so a failed import is ignored.
    for (const [attribute, load] of Object.entries(PARTS))
      if (document.querySelector(`[${attribute}]`)) load().catch(() => {})
  })
  // Not before it is needed: the budget of scripts has no room for it.
  addEventListener('scroll', () => import('./watch-contact-widget.ts').catch(() => {}), {
    once: true,
  })
}
