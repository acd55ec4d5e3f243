/**
 * Which built file holds a stylesheet, by its folder (`vite.config.ts`, `../islands/built-page.server.ts`): those of
 * `app/styles`, `app/layout` and `app/heroes` are inlined into the pages that use them, so that nothing blocks the first
 * paint; a demo has a file, linked right before it; all others are one file, linked where the hero ends.
 */
const INLINED = /\/app\/(?:heroes|layout|styles)\//

/** A stylesheet of the site; those with a query are loaded by scripts. */
const STYLESHEET = /\/app\/[^?]*\.css$/

/** A stylesheet in the folder of a demo. */
const DEMO = /\/app\/demos\/(?!frame\/)([\w-]+)\/[^/]+$/

/** Prefix of the demos' built stylesheets. */
const DEMOS = 'demo-sheet'

/** The name of the built file for a stylesheet; undefined for inlined ones. */
function sheetOf(file: string): string | undefined {
  if (!STYLESHEET.test(file) || INLINED.test(file)) return undefined
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

/** The demo that a built stylesheet belongs to, by its address. */
export const demoOfSheet = (href: string) => /\/demo-sheet-([\w-]+)-[\w-]{4}\.css$/.exec(href)?.[1]

/** Whether pages link a stylesheet; the others are inlined. */
export const isLinkedSheet = (href: string) =>
  isSectionSheet(href) || demoOfSheet(href) !== undefined
