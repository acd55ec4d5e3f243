/** A word that was found, and the text of the page around it. */
export type Mark = { before: string; word: string; after: string }

/** A text fragment must not hold what parts it from the next (https://wicg.github.io/scroll-to-text-fragment/). */
const encode = (text: string) => encodeURIComponent(text).replaceAll('-', '%2D')

/** Words that are marked on the page that a result leads to. */
const MOST = 4

const NEXT = /^(?<between>[^\p{L}\p{M}\p{N}]*)(?<word>[\p{L}\p{M}\p{N}]+)/u
const LAST = /(?<word>[\p{L}\p{M}\p{N}]+)(?<between>[^\p{L}\p{M}\p{N}]*)$/u

/**
 * How a word is found on the page: with the word beside it, since the menu, which stands before all
 * else, may hold it as well. The search ends every heading with a stop that is not on the page, so that
 * a stop may be there or not: what is not there marks nothing.
 */
function directives({ before, word, after }: Mark): string[] {
  const next = NEXT.exec(after)?.groups
  if (next?.word) {
    const { between = '' } = next
    const status = [between.trim(), ...(between.trim() === '.' ? [''] : [])]
    return status.map((stop) => `${encode(word)},-${encode(`${stop} ${next.word}`.trim())}`)
  }
  const last = LAST.exec(before)?.groups
  if (last?.word && !last.between?.trim()) return [`${encode(last.word)}-,${encode(word)}`]
  return [encode(word)]
}

/**
 * Where a result leads: its place on the page, with the words that were found, which the browser marks
 * there by itself.
 */
export function resultLink(url: string, marks: readonly Mark[]): string {
  const byWord = new Map<string, Mark>()
  for (const mark of marks) {
    const name = mark.word.toLowerCase()
    // One that text follows directly is the surest.
    if (!byWord.has(name) || (!isFollowed(byWord.get(name)) && isFollowed(mark)))
      byWord.set(name, { ...mark, word: name })
  }
  const texts = [...byWord.values()].slice(0, MOST).flatMap(directives)
  if (texts.length === 0) return url
  const fragment = texts.map((text) => `text=${text}`).join('&')
  return `${url}${url.includes('#') ? '' : '#'}:~:${fragment}`
}

const isFollowed = (mark: Mark | undefined) => /^\s+[\p{L}\p{N}]/u.test(mark?.after ?? '')
