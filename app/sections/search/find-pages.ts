import { nearestWord } from './nearest-word.ts'
import { type FoundPage, loadPagefind, siteWords } from './pagefind.ts'

export type Finding = {
  pages: FoundPage[]
  /** All that there are. */
  count: number
  /** The words that were taken instead of those typed, where nothing held these. */
  instead?: string | undefined
}

/** Whether a part of a query is a word that can be misspelt: no number, no short form. */
const isWord = (part: string) => /^[\p{L}\p{M}]{4,}$/u.test(part)

/**
 * Finds pages by words or their beginnings. A word that is nowhere on the site is taken for the nearest
 * one that is, since Pagefind would cut it until something begins with what is left.
 * @param most pages that are shown
 * @throws Error when the search cannot be loaded
 */
export async function findPages(query: string, most: number): Promise<Finding> {
  const [pagefind, labels] = await Promise.all([loadPagefind(), siteWords()])
  const parts = query.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  const meant = parts.flatMap((part) => (isWord(part) ? (nearestWord(part, labels) ?? []) : part))
  if (meant.length === 0) return { pages: [], count: 0 }
  const { results } = await pagefind.search(meant.join(' '))
  const pages = await Promise.all(results.slice(0, most).map((result) => result.data()))
  const instead = meant.join(' ') === parts.join(' ') ? undefined : meant.join(' ')
  return { pages, count: results.length, instead }
}
