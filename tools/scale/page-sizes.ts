import { existsSync, globSync, statSync } from 'node:fs'
import path from 'node:path'

/** Bytes by which a page may differ between two builds: an article that has an older one now names it. */
const SLACK = 256

/** Pages that list articles: the blog's, those of topics, and that of all pages. */
const LISTS = /^(?:blog\/(?:index\.html|page\/|topic\/)|search\/)/

/** A page's size in bytes, as it stands and as it travels. */
export type Size = { raw: number; sent: number }

export type Sizes = Map<string, Size>

/** Size of every page, by file name. */
export function sizesOf(client: string): Sizes {
  const names = globSync('**/index.html', { cwd: client })
  return new Map(
    names.map((name) => {
      const file = path.join(client, name)
      const sent = existsSync(`${file}.br`) ? `${file}.br` : file
      return [name, { raw: statSync(file).size, sent: statSync(sent).size }]
    }),
  )
}

/** Pages that stand in both builds and are larger in the second; lists may be. */
export function grown(small: Sizes, large: Sizes): string[] {
  return [...small].flatMap(([name, { raw }]) => {
    const growth = (large.get(name)?.raw ?? 0) - raw
    if (growth <= SLACK || LISTS.test(name)) return []
    return [`${name} grows by ${growth} bytes`]
  })
}
