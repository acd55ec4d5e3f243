import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { markdownPath } from '../../model/addresses.ts'
import type { Content } from '../../model/kinds.ts'
import { readPages } from './built-pages.ts'
import { pageMarkdown } from './page-markdown.ts'
import type { PageEntry } from './write-pages.ts'
import { writeSearchIndex } from './write-search-index.ts'

/** Writes what is made from the written pages of a language: each as Markdown, and the search index. */
export async function writeReadings(
  folder: string,
  pages: ReadonlyMap<string, PageEntry>,
  content: Content,
  base = '',
): Promise<void> {
  const documents = readPages(folder)
  for (const [page, document] of documents) {
    // The not-found page has no address, and other languages, in folders of their own, write theirs.
    if (page === '/404' || !pages.has(page)) continue
    const address = content.site.url + (base && page === '/' ? base : base + page)
    writeFileSync(path.join(folder, markdownPath(page)), pageMarkdown(document, address))
  }
  await writeSearchIndex(folder, pages, documents, content)
}
