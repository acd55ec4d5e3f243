/**
 * The site's styles come in three kinds: what stands around a page and opens it is written into the
 * page, so that nothing blocks its first paint; all other sections share one file, which is linked where
 * the opening ends (`app/section-styles.tsx`) and is in the browser's cache from the second page on;
 * each piece to try has a file of its own, linked where it stands, and one that all pieces share.
 */
const OPENING =
  /\/app\/(styles\/(?!print|rare-font)|sections\/frame\/(?!site-footer|menu-sheet|mobile-menu-sheet|contact-options)|sections\/(home\/hero|page\/(page-opening|opening-words|flown-off)|product\/product-opening|drone\/drone-opening|blog\/article-(header|frame)|search\/search-form)\.|ui\/(button\/|breadcrumb\/|disclosure-menu\/|popover-label\/|kite\/kite\.))/

/** A stylesheet of the site; those with a query are asked for by name. */
const STYLESHEET = /\/app\/[^?]*\.css$/

/** A stylesheet of the pieces to try; in a folder of its own, the piece's. */
const PIECE = /\/app\/sections\/try-it-here\/(?:([\w-]+)\/)?[^/]+$/

/** Name of the file that all pieces share, and beginning of the names of their own. */
const PIECES = 'try-it-here'

/** The stylesheet that a file of styles goes into; none where pages carry it in themselves. */
function sheetOf(file: string): string | undefined {
  if (!STYLESHEET.test(file) || OPENING.test(file)) return undefined
  const piece = PIECE.exec(file)
  if (!piece) return 'sections'
  return piece[1] ? `${PIECES}-${piece[1]}` : PIECES
}

/** For `output.codeSplitting` (https://rolldown.rs/in-depth/manual-code-splitting). */
export const LINKED_STYLES = {
  name: (file: string) => sheetOf(file) ?? null,
  test: (file: string) => sheetOf(file) !== undefined,
}

/** Tells by its address whether a built stylesheet is that of the sections. */
export const isSectionSheet = (href: string) => /\/sections-[\w-]+\.css$/.test(href)

/**
 * Tells by its address whose a built stylesheet is.
 * @returns the piece's name, empty for what all share; undefined for any other stylesheet
 */
export const pieceOfSheet = (href: string) =>
  /\/try-it-here(?:-([a-z-]+))?-[\w-]{8}\.css$/
    .exec(href)
    ?.slice(1)
    .map((name) => name ?? '')[0]

/** Whether pages link to a stylesheet; the others they carry in themselves. */
export const isLinkedSheet = (href: string) =>
  isSectionSheet(href) || pieceOfSheet(href) !== undefined
