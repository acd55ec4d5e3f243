import { existsSync, globSync, statSync } from 'node:fs'
import path from 'node:path'

/** Bytes by which a page may differ between two builds: a number with more digits, no more. */
const SLACK = 64

/** A page's size in bytes, as it stands and as it travels. */
export type Size = { raw: number; sent: number }

export type Sizes = Map<string, Size>

/** Size of every page and of its data, by file name. */
export function sizesOf(client: string): Sizes {
  const names = globSync('**/{index.html,*.data}', { cwd: client })
  return new Map(
    names.map((name) => {
      const file = path.join(client, name)
      const sent = existsSync(`${file}.br`) ? `${file}.br` : file
      return [name, { raw: statSync(file).size, sent: statSync(sent).size }]
    }),
  )
}

/** Pages that stand in both builds and are larger in the second; the blog list may be. */
export function grown(small: Sizes, large: Sizes): string[] {
  return [...small].flatMap(([name, { raw }]) => {
    const growth = (large.get(name)?.raw ?? 0) - raw
    if (growth <= SLACK || /^blog(?:\.data|\/index\.html|\/page\/)/.test(name)) return []
    return [`${name} grows by ${growth} bytes`]
  })
}
