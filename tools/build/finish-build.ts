import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fixedPaths } from '../../app/routes.ts'
import { SITE_SETTINGS_FILE } from '../../contract/site-settings.ts'
import { markdownPath, movedPaths, siteAddresses } from '../../model/addresses.ts'
import { contentOf } from '../../model/read-content.ts'
import { readContentFolder } from '../content/read-content-folder.ts'
import { readPages } from './built-pages.ts'
import { compressFiles } from './compress-files.ts'
import { pageMarkdown } from './page-markdown.ts'
import { siteSettings } from './site-settings.ts'
import { writeLicences } from './write-licences.ts'
import { loadApplication, sitePages, writePages } from './write-pages.ts'
import { writeSearchIndex } from './write-search-index.ts'

/** The steps of the build after the bundling, in their order. @param release a folder with `server` and `client` */
export async function finishBuild(release: string): Promise<void> {
  const client = path.join(release, 'client')
  const content = contentOf(readContentFolder())
  const { site, brand } = content

  const application = loadApplication(release)
  const pages = sitePages(application)
  const addresses = [...siteAddresses(fixedPaths, content)].filter((one) => !one.endsWith('.md'))
  await writePages(application, client, addresses)
  const documents = readPages(client)
  for (const [page, document] of documents) {
    // The not-found page has no address, so it gets no Markdown either.
    if (page === '/404') continue
    writeFileSync(path.join(client, markdownPath(page)), pageMarkdown(document, site.url + page))
  }
  await writeSearchIndex(client, pages, documents, content)
  writeLicences(client, brand.fonts)

  const forServer = {
    'redirects.json': movedPaths(content),
    [SITE_SETTINGS_FILE]: siteSettings(content),
  }
  for (const [file, json] of Object.entries(forServer))
    writeFileSync(path.join(release, file), JSON.stringify(json, null, 2))

  // What the bundler notes for the pages and the licences.
  rmSync(path.join(client, '.vite'), { recursive: true })
  await compressFiles(client)
}
