/**
 * Which file of the built site holds a stylesheet: the build sorts them by these rules (`vite.config.ts`),
 * and the pages link what it has made (`app/islands/built-page.server.ts`).
 *
 * - `*.critical.css` and `*.critical.module.css`: a component of the layout or of a hero names its
 *   stylesheet so. It is written into the page, and nothing blocks the first paint.
 * - Every other section, and what all demos share: one file for the whole site, linked where the hero
 *   ends.
 * - A demo: one file each, linked where the demo stands.
 */
const CRITICAL = /\.critical(\.module)?\.css$/

/** A stylesheet of the site; those with a query are asked for by name. */
const STYLESHEET = /\/app\/[^?]*\.css$/

/** A stylesheet in the folder of a demo. */
const DEMO = /\/app\/demos\/(?!frame\/)([\w-]+)\/[^/]+$/

/** Beginning of the names of the demos' files. */
const DEMOS = 'demo-sheet'

/** The built file that a stylesheet goes into; none where pages carry it in themselves. */
function sheetOf(file: string): string | undefined {
  if (!STYLESHEET.test(file) || CRITICAL.test(file)) return undefined
  const demo = DEMO.exec(file)?.[1]
  return demo ? `${DEMOS}-${demo}` : 'sections'
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
 * @returns the demo's name; undefined for any other stylesheet
 */
export const demoOfSheet = (href: string) => /\/demo-sheet-([a-z-]+)-[\w-]{8}\.css$/.exec(href)?.[1]

/** Whether pages link to a stylesheet; the others they carry in themselves. */
export const isLinkedSheet = (href: string) =>
  isSectionSheet(href) || demoOfSheet(href) !== undefined
