import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'

const KB = 1024

/** Budgets in bytes, as they are transferred: for any content. */
export const BUDGET = {
  document: 20 * KB,
  /** Everything that a phone fetches until the page has loaded. */
  firstView: 90 * KB,
  /** The site's script, on a page without an island near the window. */
  entry: 5 * KB,
  /** All scripts that a page fetches by itself. */
  scripts: 75 * KB,
  /** Scripts and styles of one demo, without what demos and islands share. */
  demo: 15 * KB,
  /**
   * From opening the search to its first result: dialog, program, index, list of words, text of one page.
   */
  firstResult: 165_000,
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
