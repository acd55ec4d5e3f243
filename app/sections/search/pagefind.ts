/** The part of Pagefind's browser interface that the search uses (https://pagefind.app/docs/api/). */

type Excerpt = { url: string; title: string; excerpt: string; locations: number[] }

/** A result; `excerpt` is HTML with `<mark>` as its only tag. */
export type FoundPage = {
  url: string
  excerpt: string
  meta: { title: string; section?: string }
  sub_results: Excerpt[]
}

/** A page that was found; its texts are fetched by `data`. */
export type FoundResult = { id: string; score: number; data: () => Promise<FoundPage> }

export type Pagefind = {
  options: (options: {
    excerptLength: number
    ranking: { metaWeights: Record<string, number> }
  }) => Promise<void>
  init: () => Promise<void>
  search: (query: string) => Promise<{ results: FoundResult[] }>
}

/** Where the build writes the index and the list of the site's words. */
const FOLDER = '/pagefind'

/** A word in the name that menus and lists use for a page counts most; its title may be a sentence. */
const META_WEIGHTS = { title: 1, name: 20, section: 1 }

let loaded: Promise<Pagefind> | undefined

/** Loads the search once. It runs in a worker, so the page's policy need not allow WebAssembly. */
export function loadPagefind(): Promise<Pagefind> {
  loaded ??= (import(/* @vite-ignore */ `${FOLDER}/pagefind.js`) as Promise<Pagefind>).then(
    async (pagefind) => {
      await pagefind.options({ excerptLength: 22, ranking: { metaWeights: META_WEIGHTS } })
      await pagefind.init()
      return pagefind
    },
  )
  loaded.catch(() => {
    loaded = undefined
  })
  return loaded
}

let words: Promise<string[]> | undefined

/** Every word of the site, to correct misspelt ones. */
export function siteWords(): Promise<string[]> {
  words ??= fetch(`${FOLDER}/words.json`).then((answer) => answer.json())
  words.catch(() => {
    words = undefined
  })
  return words
}
