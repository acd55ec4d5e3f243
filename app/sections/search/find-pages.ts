import type { SearchLabels } from '../../../schemas/pages.ts'
import { nearestWord } from './nearest-word.ts'
import {
  type FoundPage,
  type FoundResult,
  loadPagefind,
  type Pagefind,
  siteWords,
} from './pagefind.ts'

export type Finding = {
  pages: FoundPage[]
  /** The number of all matches. */
  count: number
  /** The corrected query, if the one that was typed found nothing. */
  instead?: string | undefined
}

/** Whether a token of the query may be a misspelt word, not a number or an abbreviation. */
const isWord = (part: string) => /^[\p{L}\p{M}]{4,}$/u.test(part)

type Hit = { score: number; result: FoundResult }

/** The best hit of each page for any of these words, with scores up to 1. */
async function hitsOf(pagefind: Pagefind, words: readonly string[]): Promise<Map<string, Hit>> {
  const hits = new Map<string, Hit>()
  for (const word of words)
    for (const result of (await pagefind.search(word)).results)
      if (result.score > (hits.get(result.id)?.score ?? 0))
        hits.set(result.id, { score: result.score, result })
  const best = Math.max(...Array.from(hits.values(), ({ score }) => score))
  for (const hit of hits.values()) hit.score /= best
  return hits
}

/**
 * Finds pages by any of the words, their synonyms or their beginnings, the best matches first. A
 * word that does not occur on the site is replaced by the nearest one that does: Pagefind would shorten
 * it until something begins with what is left.
 * @param most number of pages to return
 * @throws Error when the search cannot be loaded
 */
export async function findPages(
  query: string,
  most: number,
  { synonyms, smallWords }: Pick<SearchLabels, 'synonyms' | 'smallWords'>,
): Promise<Finding> {
  const [pagefind, words] = await Promise.all([loadPagefind(), siteWords()])
  const parts: string[] = query.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  const large = parts.filter((part) => !smallWords.includes(part))
  const synonymsOf = (word: string) => synonyms.find((group) => group.includes(word))
  const meant = (large.length > 0 ? large : parts).flatMap((part) =>
    isWord(part) && !synonymsOf(part) ? (nearestWord(part, words) ?? []) : part,
  )
  const pages = new Map<string, Hit>()
  for (const word of meant)
    for (const [id, { score, result }] of await hitsOf(pagefind, synonymsOf(word) ?? [word])) {
      const known = pages.get(id)
      pages.set(id, { score: score + (known?.score ?? 0), result: known?.result ?? result })
    }
  const ranked = [...pages.values()].sort((one, other) => other.score - one.score)
  const isAsTyped = meant.every((word) => parts.includes(word))
  return {
    pages: await Promise.all(ranked.slice(0, most).map(({ result }) => result.data())),
    count: ranked.length,
    instead: isAsTyped ? undefined : meant.join(' '),
  }
}
