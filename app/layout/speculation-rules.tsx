import { useBuiltPage } from '../islands/built-page.tsx'

/** Links to pages of this site, not to files or the search. */
const PAGES = "a[href^='/']:not([href*='.'],[href^='/search'])"

/** Fetch the document of a link under the mouse, and prerender it when the browser expects a click. */
const NEXT_PAGE = {
  prefetch: [{ where: { selector_matches: `${PAGES}:hover` }, eagerness: 'immediate' }],
  prerender: [{ where: { selector_matches: PAGES }, eagerness: 'moderate' }],
}

/** How browsers prepare the next page (https://developer.chrome.com/docs/web-platform/prerender-pages). */
export function SpeculationRules() {
  return (
    useBuiltPage() && (
      <script
        type="speculationrules"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: constant rules, known to the page's policy by their hash
        dangerouslySetInnerHTML={{ __html: JSON.stringify(NEXT_PAGE) }}
      />
    )
  )
}
