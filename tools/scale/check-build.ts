import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ARTICLES_PER_PAGE } from '../../schemas/addresses.ts'
import { elements, readPages } from '../built-pages.ts'
import { DATA } from './write-content.ts'

/** Teasers on Home (specification, section 9). */
const TEASERS = 5

/** The addresses of the articles that `write-content.ts` writes. */
const ARTICLE = /^\/blog\/article-\d{4}$/

/**
 * Checks the invariants of a built copy.
 * @param client the folder of the built site
 * @param articles the number of articles
 * @returns a line for each error
 */
export function issuesOf(client: string, articles: number): string[] {
  const issues: string[] = []
  const read = (name: string) => readFileSync(path.join(client, name), 'utf8')
  const marksIn = (name: string) => new Set(Array.from(read(name).matchAll(DATA), ([, id]) => id))

  let texts = 0
  for (const name of globSync('**/*.html', { cwd: client })) {
    const own = /^blog\/article-(\d{4})\/index\.html$/.exec(name)?.[1]
    const marks = marksIn(name)
    if (marks.delete(own)) texts++
    if (marks.size > 0) issues.push(`${name} holds the text of ${marks.size} other articles`)
  }
  if (texts !== articles) issues.push(`${texts} pages hold the text of their own, not ${articles}`)
  for (const name of globSync('assets/*.js', { cwd: client })) {
    const { size } = marksIn(name)
    if (size > 0) issues.push(`${name} holds the text of ${size} articles`)
  }

  const pages = readPages(client)
  /** The properties of all links on a page. */
  const linksOn = (page: string) => {
    const document = pages.get(page)
    return document ? elements(document, 'a').map(({ properties }) => properties) : []
  }
  const articlesOn = (page: string) =>
    linksOn(page).flatMap(({ href }) => (ARTICLE.test(String(href)) ? [href] : []))

  const teasers = new Set(articlesOn('/'))
  if (teasers.size !== TEASERS) issues.push(`Home shows ${teasers.size} teasers, not ${TEASERS}`)

  const count = Math.ceil(articles / ARTICLES_PER_PAGE)
  const listPath = (page: number) => (page === 1 ? '/blog' : `/blog/page/${page}`)
  const lists = Array.from({ length: count }, (_, index) => index + 1)
  for (const page of lists) {
    if (!pages.has(listPath(page))) issues.push(`${listPath(page)} is missing`)
    for (const [rel, neighbour] of [
      ['prev', page - 1],
      ['next', page + 1],
    ] as const) {
      const link = linksOn(listPath(page)).find(
        (link) => String(link.rel) === rel && link.href === listPath(neighbour),
      )
      const expected = neighbour >= 1 && neighbour <= count
      if (expected !== Boolean(link)) {
        const address = listPath(neighbour)
        issues.push(`${listPath(page)} ${expected ? 'lacks its' : 'has a'} link to ${address}`)
      }
    }
  }
  if (pages.has(listPath(count + 1))) issues.push(`${listPath(count + 1)} is empty`)
  const shown = new Set(lists.flatMap((page) => articlesOn(listPath(page))))
  if (shown.size !== articles) issues.push(`The list shows ${shown.size} of ${articles} articles`)
  return issues
}
