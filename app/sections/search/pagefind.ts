/** What we use of Pagefind's search in the browser (https://pagefind.app/docs/api/). */

type Excerpt = { url: string; title: string; excerpt: string; locations: number[] }

/** A page that was found; `excerpt` is HTML in which only `<mark>` is a tag. */
export type FoundPage = {
  url: string
  excerpt: string
  meta: { title: string; section?: string }
  sub_results: Excerpt[]
}

export type Pagefind = {
  options: (options: { excerptLength: number }) => Promise<void>
  init: () => Promise<void>
  search: (query: string) => Promise<{ results: { data: () => Promise<FoundPage> }[] }>
}

/** Where the build writes the index, with the words that are on the site. */
const FOLDER = '/pagefind'

let loaded: Promise<Pagefind> | undefined

/** The search, loaded once. It works in a worker of its own, so the page's policy need not allow WebAssembly. */
export function loadPagefind(): Promise<Pagefind> {
  loaded ??= (import(/* @vite-ignore */ `${FOLDER}/pagefind.js`) as Promise<Pagefind>).then(
    async (pagefind) => {
      await pagefind.options({ excerptLength: 22 })
      await pagefind.init()
      return pagefind
    },
  )
  loaded.catch(() => {
    loaded = undefined
  })
  return loaded
}

let labels: Promise<string[]> | undefined

/** Every word of the site, for what is misspelt. */
export function siteWords(): Promise<string[]> {
  labels ??= fetch(`${FOLDER}/words.json`).then((answer) => answer.json())
  labels.catch(() => {
    labels = undefined
  })
  return labels
}
