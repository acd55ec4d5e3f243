import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'

/**
 * Bytes are tests, for what we write: scripts, styles, fonts and the template around the words. Each
 * budget stands a little above what it weighs (about 8 %), in bytes as Brotli makes them; who needs
 * more raises it here, on purpose. What an owner writes has no budget.
 */
export const BUDGET = {
  /** Scripts in the page, which run before any first interaction; beside a contact form, what completes its enquiry too. */
  inlineScripts: { form: 2_250, other: 1_300 },
  /** Styles in the page: its layout and its hero. */
  inlineStyles: 4_100,
  /** The stylesheet that the sections of all pages and all demos share. */
  sectionStyles: 12_900,
  /** Fonts of the first view: Anek Latin everywhere, on articles Literata too; rare characters by themselves. */
  fonts: { article: 62_000, other: 28_600, rare: 8_900 },
  /** What a page without an island fetches at the first interaction. */
  entry: 3_800,
  /** Scripts and styles of one demo, besides what demos and islands share. */
  demo: 15_360,
  /** What a page with one island fetches once it is hydrated, React included. */
  oneIsland: 75_000,
  /** What comes from opening the search to its first result: dialog, program, index, words, one page's text. */
  firstResult: 165_000,
  /** The page's HTML without words, styles, scripts and addresses, with one entry in each list. */
  template: 2_600,
}

/** Bytes of a text as Brotli makes them. */
export const brotli = (text: string) => brotliCompressSync(text).length

/** The sizes of what a page loads from now on, by kind, in bytes as they travel. */
export function loads(page: Page) {
  const loaded: { kind: string; bytes: Promise<number> }[] = []
  page.on('requestfinished', (request) => {
    // For a response from the cache Playwright subtracts the headers from zero; nothing has travelled.
    const bytes = request.sizes().then(({ responseBodySize }) => Math.max(responseBodySize, 0))
    // Nobody asks about what comes while the page is being closed.
    bytes.catch(() => {})
    const [apart] = /-rare-|\/demo-sheet/.exec(request.url()) ?? []
    const kind = apart ?? request.resourceType()
    loaded.push({ kind, bytes })
  })
  return async (...kinds: string[]) => {
    const sizes = loaded.filter(({ kind }) => kinds.includes(kind)).map(({ bytes }) => bytes)
    return (await Promise.all(sizes)).reduce((total, size) => total + size, 0)
  }
}

/** What stands in the page itself. */
export const inPage = (page: Page) =>
  page.evaluate(() => {
    const textOf = (selector: string) =>
      Array.from(document.querySelectorAll(selector), ({ textContent }) => textContent).join('')
    return {
      scripts: textOf('script:not([src], [type="application/ld+json"])'),
      styles: textOf('style'),
    }
  })
