import { useBuiltPage } from '../islands/built-page.tsx'

/** Links to pages of this site, not to files or the search. */
const PAGES = "a[href^='/']:not([href*='.'],[href^='/search'])"

/**
 * Speculation rules (https://developer.chrome.com/docs/web-platform/prerender-pages): fetch the document
 * of a link under the mouse, and prerender it when the browser expects a click.
 */
const NEXT_PAGE = {
  prefetch: [{ where: { selector_matches: `${PAGES}:hover` }, eagerness: 'immediate' }],
  prerender: [{ where: { selector_matches: PAGES }, eagerness: 'moderate' }],
}

/** The one script of a built page (`entry.client.tsx`), and the rules by which browsers prepare the next. */
export function SiteScripts() {
  const built = useBuiltPage()
  if (!built) return null
  return (
    <>
      <script type="module" src={built.entry} fetchPriority="low" />
      <script
        type="speculationrules"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: constant rules, which the policy allows
        dangerouslySetInnerHTML={{ __html: JSON.stringify(NEXT_PAGE) }}
      />
    </>
  )
}
