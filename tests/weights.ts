import { brotliCompressSync } from 'node:zlib'

const KB = 1024

/** Budgets in bytes, as they are transferred: for any content. */
export const BUDGET = {
  document: 20 * KB,
  /** Styles in the document, of what a page shows up to its hero's end. */
  inlined: 5.6 * KB,
  /** Everything that a phone fetches until the page has loaded. */
  firstView: 94 * KB,
  /** The site's script, on a page without an island near the window; an article has its own tools. */
  entry: 5.1 * KB,
  /** What moves in a hero, fetched once the page has loaded. */
  hero: KB,
  /** All scripts that a page fetches by itself. */
  scripts: 76 * KB,
  /** The files of these scripts: each costs a request. */
  files: 9,
  /** Scripts and styles of one demo, without what demos and islands share. */
  demo: 15 * KB,
  /**
   * From opening the search page to its first results: React, program, index, list of words, texts of eight pages.
   */
  firstResult: 235_000,
}

/** Size of a text in bytes after Brotli. */
export const brotli = (text: string) => brotliCompressSync(text).length
