import { useBuiltPage } from '../islands/built-page.tsx'
import { startScript } from '../islands/start-script.ts'

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

/** The inline scripts at the end of the built site's pages, which load no file before an interaction. */
export function InlineScripts() {
  const built = useBuiltPage()
  if (!built) return null
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own functions, allowed by hash in the page's policy */}
      <script dangerouslySetInnerHTML={{ __html: startScript(built) }} />
      <script
        type="speculationrules"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: constant rules, allowed by hash
        dangerouslySetInnerHTML={{ __html: JSON.stringify(NEXT_PAGE) }}
      />
    </>
  )
}
