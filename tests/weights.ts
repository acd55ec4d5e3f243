import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'

/**
 * Budgets for what we write: scripts, styles, fonts and the template around the text. Each is about 8 %
 * above the current size, in bytes after Brotli; raise it here, on purpose, when you need more. Content
 * has no budget.
 */
export const BUDGET = {
  /**
   * Inline scripts, which run before any interaction; with a contact form, including what completes its
   * enquiry.
   */
  inlineScripts: { form: 1_980, other: 1_510 },
  /** Inlined styles: those of the layout and the hero. */
  inlineStyles: 3_520,
  /** The stylesheet that the sections of all pages and all demos share. */
  sectionStyles: 14_000,
  /** Fonts of the first view: the sans everywhere, the serif on articles; rare characters separately. */
  fonts: { article: 62_000, other: 28_600, rare: 8_900 },
  /** What a page without an island loads at the first interaction. */
  entry: 4_000,
  /** Scripts and styles of one demo, without what demos and islands share. */
  demo: 15_360,
  /** What a page with one island loads until it is hydrated, React included. */
  oneIsland: 75_000,
  /**
   * From opening the search to its first result: dialog, program, index, list of words, text of one page.
   */
  firstResult: 165_000,
  /** The HTML of a page without text, styles, scripts and addresses, with one entry in each list. */
  template: 2_600,
}

/** Size of a text in bytes after Brotli. */
export const brotli = (text: string) => brotliCompressSync(text).length

/** The sizes of what a page loads from now on, by kind, in transferred bytes. */
export function loads(page: Page) {
  const loaded: { kind: string; url: string; bytes: Promise<number> }[] = []
  page.on('requestfinished', (request) => {
    const url = request.url()
    // Where a test stands in for the mail provider, Playwright turns the cache off.
    if (loaded.some((other) => other.url === url)) return
    // For a cached response Playwright subtracts the headers from zero; nothing was transferred.
    const bytes = request.sizes().then(({ responseBodySize }) => Math.max(responseBodySize, 0))
    // Ignore responses that are still open when the page closes.
    bytes.catch(() => {})
    const [apart] = /-rare-|\/demo-sheet/.exec(url) ?? []
    const kind = apart ?? request.resourceType()
    loaded.push({ kind, url, bytes })
  })
  return async (...kinds: string[]) => {
    const sizes = loaded.filter(({ kind }) => kinds.includes(kind)).map(({ bytes }) => bytes)
    return (await Promise.all(sizes)).reduce((total, size) => total + size, 0)
  }
}

/** The inline scripts and styles of the page. */
export const inPage = (page: Page) =>
  page.evaluate(() => {
    const textOf = (selector: string) =>
      Array.from(document.querySelectorAll(selector), ({ textContent }) => textContent).join('')
    return {
      scripts: textOf('script:not([src], [type="application/ld+json"])'),
      styles: textOf('style'),
    }
  })
