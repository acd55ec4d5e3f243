const WORD = String.raw`[\p{L}\p{M}\p{N}]+`

/** A marked word of an excerpt: the word before it, itself, its punctuation, the word after it. */
const MARK = new RegExp(
  String.raw`(?:(${WORD})\s+)?<mark>[^<\p{L}\p{M}\p{N}]*(${WORD})([^<]*)</mark>(?=\s+(${WORD})|)`,
  'gu',
)

/** How many words are highlighted on the page of a result. */
const MOST = 4

/** Hyphens separate the parts of a text directive. */
const encode = (text: string) => encodeURIComponent(text.trim()).replaceAll('-', '%2D')

/**
 * The address of a result with text fragments (https://wicg.github.io/scroll-to-text-fragment/): the browser
 * highlights the marked words. Each has its neighbour, since the menu at the top may contain the word as
 * well. Pagefind ends headings with a full stop that is not on the page, so there is a fragment with the
 * punctuation and one without; the one that does not match has no effect.
 * @param excerpt HTML in which `<mark>` is the only tag
 */
export function resultLink(url: string, excerpt: string): string {
  const marks = [...excerpt.matchAll(MARK)]
  const texts = marks.flatMap(([, before, word = '', stop = '', after]) => {
    if (after)
      return [stop, ''].map((between) => `${encode(word)},-${encode(`${between} ${after}`)}`)
    return before ? `${encode(before)}-,${encode(word)}` : []
  })
  const first = marks[0]?.[2]
  if (texts.length === 0 && first) texts.push(encode(first))
  if (texts.length === 0) return url
  const fragment = [...new Set(texts)].slice(0, MOST).map((text) => `text=${text}`)
  return `${url}${url.includes('#') ? '' : '#'}:~:${fragment.join('&')}`
}
