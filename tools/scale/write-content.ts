import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parse, stringify } from 'yaml'

/** The day of the newest article, and the interval between articles. */
const NEWEST = Date.UTC(2026, 0, 1)
const DAY = 86_400_000

const numbered = (index: number) => String(index).padStart(4, '0')

/** A sentence that occurs in the text of one article only. */
const markOf = (index: number) => `This is the text of article ${numbered(index)} alone.`

/** Matches such sentences, with the number of the article. */
export const DATA = /This is the text of article (\d{4}) alone\./g

/** Replaces the articles by `count` copies of a real one, each with its own sentence. */
export function writeArticles(folder: string, count: number): void {
  const [sample = ''] = globSync('content/articles/*.md').sort()
  const [, head = '', body] = readFileSync(sample, 'utf8').split(/^---\n/m)
  const fields = parse(head)
  // The articles that it links to do not exist in the copy.
  const text = (body ?? '').replace(/\]\(\/blog\/[^)]*\)/g, '](/blog)')
  const articles = path.join(folder, 'content/articles')
  rmSync(articles, { recursive: true })
  mkdirSync(articles)
  for (let index = 0; index < count; index++) {
    // The newest articles are the same for every count, so the pages that show them stay the same too.
    const published = new Date(NEWEST - index * DAY).toISOString().slice(0, 10)
    const title = `Article ${numbered(index)}`
    const yaml = stringify({
      ...fields,
      title,
      published,
      updated: undefined,
      seo: { ...fields.seo, title },
    })
    const file = path.join(articles, `article-${numbered(index)}.md`)
    writeFileSync(file, `---\n${yaml}---\n\n${markOf(index)}\n${text}`)
  }
}

/** Adds copies of a real service until there are `count`. */
export function writeServices(folder: string, count: number): void {
  const files = globSync(path.join(folder, 'content/services/*.yaml')).sort()
  const fields = parse(readFileSync(files[0] ?? '', 'utf8'))
  for (let order = files.length + 1; order <= count; order++) {
    const menuLabel = `Service ${numbered(order)}`
    const related = files.slice(0, 3).map((file) => path.basename(file, '.yaml'))
    writeFileSync(
      path.join(folder, `content/services/service-${numbered(order)}.yaml`),
      stringify({ ...fields, order, title: menuLabel, menuLabel, related }),
    )
  }
}
