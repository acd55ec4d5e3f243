import { HERO_END } from '../layout-ids.ts'

/**
 * A script for the head: after a link of this site the page is painted no earlier than its hero
 * (https://html.spec.whatwg.org/multipage/links.html#link-type-expect), since a transition to a page that shows its
 * header alone would show nothing else; nor before what its address names, into which a face may grow. A first visit has no transition, and waits for nothing.
 */
export const AWAIT_HERO = `if(document.referrer.startsWith(location.origin+"/"))document.head.append(Object.assign(document.createElement("link"),{rel:"expect",href:location.hash||"#${HERO_END}",blocking:"render",media:"(prefers-reduced-motion: no-preference)"}))`

/** Links to pages of this site, not to files or the search. */
const PAGES = "a[href^='/']:not([href*='.'],[href^='/search'])"

/** Fetches the page of a link under the mouse, and prerenders it when the browser expects a click. */
export const NEXT_PAGE = JSON.stringify({
  prefetch: [{ where: { selector_matches: `${PAGES}:hover` }, eagerness: 'immediate' }],
  prerender: [{ where: { selector_matches: PAGES }, eagerness: 'moderate' }],
})
