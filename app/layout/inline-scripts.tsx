import { STORAGE_KEYS } from '../../contract/storage-keys.ts'
import { DATA } from '../data-attributes.ts'
import { noteVisit } from '../enquiry/note-visit.ts'
import { useBuiltPage } from '../islands/built-page.tsx'
import { called } from '../islands/called.ts'
import { fetchFile } from '../islands/fetch-file.ts'
import { startSite } from '../islands/start-site.ts'
import { whenShown } from '../islands/when-shown.ts'
import { linkWaitingStyles } from '../styles/link-styles.ts'

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

/** The inline scripts of the built site, which run before any interaction and load no file. */
export function InlineScripts() {
  const built = useBuiltPage()
  if (!built) return null
  const { painted, unstyled, linkedStyles, island, files, eager, held, waiting } = DATA
  const scripts = [
    `(${whenShown})(()=>${called(noteVisit, STORAGE_KEYS.visit, DATA.subject)})`,
    called(
      startSite,
      built.entry,
      fetchFile,
      linkWaitingStyles,
      painted,
      unstyled,
      linkedStyles,
      island,
      files,
      eager,
      held,
      waiting,
    ),
  ]
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own functions, allowed by hash in the page's policy */}
      <script dangerouslySetInnerHTML={{ __html: scripts.join(';') }} />
      <script
        type="speculationrules"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: constant rules, allowed by hash
        dangerouslySetInnerHTML={{ __html: JSON.stringify(NEXT_PAGE) }}
      />
    </>
  )
}
