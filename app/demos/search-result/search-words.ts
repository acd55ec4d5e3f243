const WORD = /[\p{L}\p{M}\p{N}]+/gu

const wordsOf = (text: string) => text.toLowerCase().match(WORD) ?? []

/** The words of a query that a text lacks, each once, in lower case. */
export function missingWords(query: string, text: string): string[] {
  const there = new Set(wordsOf(text))
  return [...new Set(wordsOf(query))].filter((word) => !there.has(word))
}

/** Splits a text at the words of the query, which are marked as `asked`: results set them in bold. */
export function withQueryMarked(text: string, query: string) {
  const asked = new Set(wordsOf(query))
  const parts: { part: string; asked: boolean }[] = []
  for (const part of text.split(/([\p{L}\p{M}\p{N}]+)/u)) {
    const isAsked = asked.has(part.toLowerCase())
    const last = parts.at(-1)
    if (last && !last.asked && !isAsked) last.part += part
    else if (part) parts.push({ part, asked: isAsked })
  }
  return parts
}

/**
 * An address as results show it: the site, then its folders and page.
 * @returns undefined where the text is not the address of a page
 */
export function breadcrumbOf(address: string): string | undefined {
  const text = address.trim()
  const whole = /^https?:\/\//i.test(text) ? text : `https://${text}`
  const url = URL.canParse(whole) ? new URL(whole) : undefined
  if (!url?.hostname.includes('.') || /[\s<>"]/.test(text)) return undefined
  const folders = url.pathname.split('/').filter(Boolean)
  return [url.origin, ...folders.map(readable)].join(' › ')
}

/** Decodes a percent-encoded part of a path, where that is possible. */
function readable(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
