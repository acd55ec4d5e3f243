/** Unicode's tags mirror ASCII: invisible, no spaces, and part of the character before them. */
const TAGS = 0xe0000
const HIDDEN = /[\u{e0020}-\u{e007e}]+\u{e007f}/gu

/** Hides the place of a text, such as `home.yaml?hero.tagline`, to be put before it. */
export const hidden = (place: string) =>
  String.fromCodePoint(...Array.from(`${place}\x7f`, (one) => TAGS + one.charCodeAt(0)))

/** The text without hidden places, and the first of them. */
export function splitPlace(text: string): { text: string; place?: string } {
  const [found] = text.match(HIDDEN) ?? []
  if (!found) return { text }
  const codes = Array.from(found, (one) => (one.codePointAt(0) ?? 0) - TAGS)
  return { text: text.replace(HIDDEN, ''), place: String.fromCharCode(...codes.slice(0, -1)) }
}
