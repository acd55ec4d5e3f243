/** A matched word with the text around it. */
export type Mark = { before: string; word: string; after: string }

/**
 * Characters that separate the directives of text fragments
 * (https://wicg.github.io/scroll-to-text-fragment/).
 */
const encode = (text: string) => encodeURIComponent(text).replaceAll('-', '%2D')

/** How many words are highlighted on the page of a result. */
const MOST = 4

const NEXT = /^(?<between>[^\p{L}\p{M}\p{N}]*)(?<word>[\p{L}\p{M}\p{N}]+)/u
const LAST = /(?<word>[\p{L}\p{M}\p{N}]+)(?<between>[^\p{L}\p{M}\p{N}]*)$/u

/**
 * Text directives for one word. Each includes the neighbouring word, since the menu at the top of the
 * page may contain the word as well. Pagefind ends headings with a full stop that is not on the page, so
 * there is a directive with it and one without; the one that does not match has no effect.
 */
function directives({ before, word, after }: Mark): string[] {
  const next = NEXT.exec(after)?.groups
  if (next?.word) {
    const { between = '' } = next
    const stops = [between.trim(), ...(between.trim() === '.' ? [''] : [])]
    return stops.map((stop) => `${encode(word)},-${encode(`${stop} ${next.word}`.trim())}`)
  }
  const last = LAST.exec(before)?.groups
  if (last?.word && !last.between?.trim()) return [`${encode(last.word)}-,${encode(word)}`]
  return [encode(word)]
}

/**
 * The address of a result: its anchor, with text fragments for the matched words, which the browser
 * highlights.
 */
export function resultLink(url: string, marks: readonly Mark[]): string {
  const byWord = new Map<string, Mark>()
  for (const mark of marks) {
    const name = mark.word.toLowerCase()
    // A match that is followed by text directly is the most reliable.
    if (!byWord.has(name) || (!isFollowed(byWord.get(name)) && isFollowed(mark)))
      byWord.set(name, { ...mark, word: name })
  }
  const texts = [...byWord.values()].slice(0, MOST).flatMap(directives)
  if (texts.length === 0) return url
  const fragment = texts.map((text) => `text=${text}`).join('&')
  return `${url}${url.includes('#') ? '' : '#'}:~:${fragment}`
}

const isFollowed = (mark: Mark | undefined) => /^\s+[\p{L}\p{N}]/u.test(mark?.after ?? '')
