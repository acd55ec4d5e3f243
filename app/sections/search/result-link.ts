/** A text fragment must not hold what parts it from the next (https://wicg.github.io/scroll-to-text-fragment/). */
const encode = (word: string) => encodeURIComponent(word).replaceAll('-', '%2D')

/** Words that are marked on the page that a result leads to. */
const MOST = 4

/**
 * Where a result leads: its place on the page, with the words that were found, which the browser marks
 * there by itself.
 * @param words as they stand in the text
 */
export function resultLink(url: string, words: readonly string[]): string {
  const distinct = [...new Set(words.map((word) => word.toLowerCase()))].slice(0, MOST)
  if (distinct.length === 0) return url
  const fragment = distinct.map((word) => `text=${encode(word)}`).join('&')
  return `${url}${url.includes('#') ? '' : '#'}:~:${fragment}`
}
