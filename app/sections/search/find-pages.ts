import { nearestWord } from './nearest-word.ts'
import { type FoundPage, loadPagefind, siteWords } from './pagefind.ts'

export type Finding = {
  pages: FoundPage[]
  /** The number of all matches. */
  count: number
  /** The corrected query, if the one that was typed found nothing. */
  instead?: string | undefined
}

/** Whether a token of the query can be misspelt: no number, no abbreviation. */
const isWord = (part: string) => /^[\p{L}\p{M}]{4,}$/u.test(part)

/**
 * Finds pages by words or their beginnings. A word that does not occur on the site is replaced by the
 * nearest one that does: Pagefind would shorten it until something begins with what is left.
 * @param most number of pages to return
 * @throws Error when the search cannot be loaded
 */
export async function findPages(query: string, most: number): Promise<Finding> {
  const [pagefind, words] = await Promise.all([loadPagefind(), siteWords()])
  const parts = query.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  const meant = parts.flatMap((part) => (isWord(part) ? (nearestWord(part, words) ?? []) : part))
  if (meant.length === 0) return { pages: [], count: 0 }
  const { results } = await pagefind.search(meant.join(' '))
  const pages = await Promise.all(results.slice(0, most).map((result) => result.data()))
  const instead = meant.join(' ') === parts.join(' ') ? undefined : meant.join(' ')
  return { pages, count: results.length, instead }
}
