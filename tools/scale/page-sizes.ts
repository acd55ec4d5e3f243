import { existsSync, globSync, statSync } from 'node:fs'
import path from 'node:path'

/** The allowed growth of a page in bytes: an article links to the previous one, if there is one. */
const SLACK = 256

/** Pages that list articles: the blog's, those of topics, and that of all pages. */
const LISTS = /^(?:blog\/(?:index\.html|page\/|topic\/)|search\/)/

/** The size of a page in bytes, uncompressed and as sent. */
export type Size = { raw: number; sent: number }

export type Sizes = Map<string, Size>

/** The size of every page, by file name. */
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

/** Pages of both builds that are larger in the second, except lists. */
export function grown(small: Sizes, large: Sizes): string[] {
  return [...small].flatMap(([name, { raw }]) => {
    const growth = (large.get(name)?.raw ?? 0) - raw
    if (growth <= SLACK || LISTS.test(name)) return []
    return [`${name} grows by ${growth} bytes`]
  })
}
