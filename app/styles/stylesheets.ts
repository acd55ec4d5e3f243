/**
 * Which built file holds a stylesheet: the build groups them by these rules (`vite.config.ts`), and the
 * pages link the result (`../islands/built-page.server.ts`).
 *
 * - `*.critical.css` and `*.critical.module.css`: styles of the layout or a hero. They are inlined into
 *   the page, so nothing blocks the first paint.
 * - Every other section, and what all demos share: one file for the whole site, linked where the hero
 *   ends.
 * - A demo: one file each, linked right before the demo.
 */
const CRITICAL = /\.critical(\.module)?\.css$/

/** A stylesheet of the site; those with a query are loaded by scripts. */
const STYLESHEET = /\/app\/[^?]*\.css$/

/** A stylesheet in the folder of a demo. */
const DEMO = /\/app\/demos\/(?!frame\/)([\w-]+)\/[^/]+$/

/** Prefix of the demos' built stylesheets. */
const DEMOS = 'demo-sheet'

/** The name of the built file for a stylesheet; undefined for inlined ones. */
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

/** Whether the address is that of the sections' stylesheet. */
export const isSectionSheet = (href: string) => /\/sections-[\w-]+\.css$/.test(href)

/**
 * The demo that a built stylesheet belongs to, by its address.
 * @returns the demo's name; undefined for any other stylesheet
 */
export const demoOfSheet = (href: string) => /\/demo-sheet-([a-z-]+)-[\w-]{4}\.css$/.exec(href)?.[1]

/** Whether pages link a stylesheet; the others are inlined. */
export const isLinkedSheet = (href: string) =>
  isSectionSheet(href) || demoOfSheet(href) !== undefined
