import { STORAGE_KEYS } from '../../contract/storage-keys.ts'
import { DATA } from '../data-attributes.ts'
import { noteVisit } from '../enquiry/note-visit.ts'
import { parseVisit } from '../enquiry/parse-visit.ts'
import { useBuiltPage } from '../islands/built-page.tsx'
import { fetchFile } from '../islands/fetch-file.ts'
import { notePaint } from '../islands/note-paint.ts'
import { waitForFirstInteraction } from '../islands/wait-for-first-interaction.ts'
import { whenShown } from '../islands/when-shown.ts'

/** A function as the text of a script that calls it, with plain data or functions as its values. */
const called = <Values extends unknown[]>(script: (...values: Values) => void, ...values: Values) =>
  `(${script})(${values.map((value) => (typeof value === 'function' ? value : JSON.stringify(value))).join()})`

/** Links to pages of this site: nothing that is sent, is a file or opens elsewhere. */
const PAGES = "a[href^='/']:not([href*='.'],[href^='/search'],[target])"

/**
 * The next page beforehand (https://developer.chrome.com/docs/web-platform/prerender-pages): its document
 * as soon as a mouse is on its link, all of it when the browser thinks that it will be followed.
 */
const NEXT_PAGE = {
  prefetch: [{ where: { selector_matches: `${PAGES}:hover` }, eagerness: 'immediate' }],
  prerender: [{ where: { selector_matches: PAGES }, eagerness: 'moderate' }],
}

/** What runs in a page of the built site before any first interaction: no file, four short scripts. */
export function InlineScripts() {
  const built = useBuiltPage()
  if (!built) return null
  const { hydrated, island, eager } = DATA
  const scripts = [
    `(${whenShown})(()=>${called(noteVisit, parseVisit, STORAGE_KEYS.visit, DATA.subject)})`,
    called(notePaint, DATA.painted),
    called(waitForFirstInteraction, built.entry, fetchFile, { hydrated, island, eager }),
  ]
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own functions, known to the page's policy by their hash */}
      <script dangerouslySetInnerHTML={{ __html: scripts.join(';') }} />
      <script
        type="speculationrules"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: constant rules, known by their hash
        dangerouslySetInnerHTML={{ __html: JSON.stringify(NEXT_PAGE) }}
      />
    </>
  )
}
