/**
 * The site's styles come in two kinds: what stands around a page and opens it is written into the page,
 * so that nothing blocks its first paint; all other sections share one file, which is linked where the
 * opening ends (`app/section-styles.tsx`) and is in the browser's cache from the second page on.
 */
const OPENING =
  /\/app\/(styles\/(?!print|rare-font)|sections\/frame\/(?!site-footer|menu-sheet|mobile-menu-sheet|contact-options)|sections\/(home\/hero|page\/(page-opening|opening-words|flown-off)|product\/product-opening|drone\/drone-opening|blog\/article-(header|frame))\.|ui\/(button|breadcrumb|disclosure-menu|popover-label|kite)\/)/

/** A stylesheet of the site; those with a query are asked for by name. */
const STYLESHEET = /\/app\/[^?]*\.css$/

/** For `output.codeSplitting` (https://rolldown.rs/in-depth/manual-code-splitting). */
export const SECTION_STYLES = {
  name: 'sections',
  test: (file: string) => STYLESHEET.test(file) && !OPENING.test(file),
}

/** Tells by its address whether a built stylesheet is that of the sections. */
export const isSectionSheet = (href: string) => /\/sections-[\w-]+\.css$/.test(href)
