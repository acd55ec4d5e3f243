import { wordsOf } from '../../../contract/words-of.ts'
import { nearestWord } from './nearest-word.ts'
import type { SearchLabels } from './schema.ts'

/** An excerpt is HTML with `<mark>` as its only tag. */
type Excerpt = { url: string; excerpt: string }

export type FoundPage = Excerpt & {
  meta: { title: string; section?: string }
  sub_results: (Excerpt & { title: string; locations: number[] })[]
}

type FoundResult = { id: string; score: number; data: () => Promise<FoundPage> }

/** The part of Pagefind's interface that the search uses (https://pagefind.app/docs/api/). */
type Pagefind = {
  options: (options: object) => Promise<void>
  init: () => Promise<void>
  search: (query: string) => Promise<{ results: FoundResult[] }>
}

/** Where the build writes the index and the list of the site's words. */
const folder = () => `${document.documentElement.dataset.base ?? ''}/pagefind`

/** The name of a page in menus and lists counts most, with its words in `search.yaml`; its title may be a sentence. */
const OPTIONS = {
  excerptLength: 22,
  ranking: { metaWeights: { title: 1, name: 20, words: 20, section: 1 } },
}

async function load(): Promise<{ pagefind: Pagefind; words: string[] }> {
  const [pagefind, words] = await Promise.all([
    import(/* @vite-ignore */ `${folder()}/pagefind.js`) as Promise<Pagefind>,
    fetch(`${folder()}/words.json`).then((answer) => answer.json()),
  ])
  await pagefind.options(OPTIONS)
  // It runs in a worker, so the page's policy need not allow WebAssembly.
  await pagefind.init()
  return { pagefind, words }
}

let loaded: ReturnType<typeof load> | undefined

/** Loads the search once; if that fails, the next call tries again. */
function loadSearch(): ReturnType<typeof load> {
  loaded ??= load()
  loaded.catch(() => {
    loaded = undefined
  })
  return loaded
}

/** The words of a query to search for: no signs, letters that stand alone or, beside others, small words. */
function wordsToFind(query: string, words: readonly string[], smallWords: readonly string[]) {
  const typed = wordsOf(query).flatMap((parts) => {
    const whole = parts.join('')
    return words.some((word) => word.startsWith(whole)) ? whole : parts
  })
  const alone = typed[0] === query.toLowerCase()
  return alone ? typed : typed.filter((word) => word.length > 1 && !smallWords.includes(word))
}

const worstFirst = (one: FoundResult, other: FoundResult) => one.score - other.score

/** Finds pages by any word, synonym or beginning, the best first. An unknown word is replaced by the nearest one of the site. */
export async function findPages(query: string, { synonyms, smallWords }: SearchLabels) {
  const { pagefind, words } = await loadSearch()
  const synonymsOf = (word: string) => synonyms.find((group) => group.includes(word))
  const typed = wordsToFind(query, words, smallWords)
  const nearest = typed.flatMap((word) =>
    synonymsOf(word) ? word : (nearestWord(word, words) ?? []),
  )
  const meant = [...new Set(nearest)]
  const pages = new Map<string, FoundResult>()
  for (const word of meant) {
    const searches = (synonymsOf(word) ?? [word]).map((same) => pagefind.search(same))
    const results = (await Promise.all(searches)).flatMap((found) => found.results)
    // Of a page that several synonyms found, the last and best result stays.
    const best = new Map(results.toSorted(worstFirst).map((result) => [result.id, result]))
    for (const [id, result] of best) {
      const known = pages.get(id)
      pages.set(id, { ...(known ?? result), score: result.score + (known?.score ?? 0) })
    }
  }
  const ranked = [...pages.values()].toSorted((one, other) => worstFirst(other, one))
  return {
    pages: await Promise.all(ranked.map((result) => result.data())),
    instead: meant.every((word) => typed.includes(word)) ? undefined : meant.join(' '),
  }
}
