import { globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { markdownPath, movedPaths } from '../../schemas/addresses.ts'
import { contentOf } from '../../schemas/read-content.ts'
import { readContentFolder } from '../read-content-folder.ts'
import { compressFiles } from './compress-files.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { pageMarkdown } from './page-markdown.ts'
import { removeLeftovers } from './remove-leftovers.ts'
import { writeSiteSettings } from './site-settings.ts'
import { bundledPackages, writeLicences } from './write-licences.ts'
import { writeSearchIndex } from './write-search-index.ts'

/**
 * The last steps of the build, after all pages are written: removes unused files; writes
 * the licences of packages in the site, the headers of pages and the data for the server (`headers.json`,
 * `redirects.json` and `site.json` beside the folder), each page as Markdown and the search index; and adds
 * compressed copies.
 * @param client folder of the built site
 */
export async function finishBuild(client: string): Promise<void> {
  const bundled = bundledPackages(client)
  removeLeftovers(client)
  const content = contentOf(readContentFolder())
  const { site } = content
  const headers: Record<string, Record<string, string>> = {}
  for (const name of globSync('**/index.html', { cwd: client })) {
    const html = readFileSync(path.join(client, name), 'utf8')
    const page = `/${path.dirname(name)}`.replace('/.', '/')
    headers[page] = { 'Content-Security-Policy': contentSecurityPolicy(site) }
    // The not-found page has no address, so it gets no Markdown either.
    if (page === '/404') continue
    writeFileSync(path.join(client, markdownPath(page)), pageMarkdown(html, site.url + page))
  }
  writeFileSync(path.join(client, '..', 'headers.json'), JSON.stringify(headers, null, 2))
  const moved = JSON.stringify(movedPaths(content), null, 2)
  writeFileSync(path.join(client, '..', 'redirects.json'), moved)
  writeSiteSettings(client, content)
  await writeSearchIndex(client)
  writeLicences(client, bundled)
  await compressFiles(client)
}
