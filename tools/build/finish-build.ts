import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fixedPaths } from '../../app/routes.ts'
import { SITE_SETTINGS_FILE } from '../../contract/site-settings.ts'
import { movedPaths, pagePaths, siteAddresses } from '../../model/addresses.ts'
import { contentOf } from '../../model/read-content.ts'
import { readContentFolder } from '../content/read-content-folder.ts'
import { compressFiles } from './compress-files.ts'
import { findLanguages, movedIn, writeLanguages } from './languages.ts'
import { siteSettings } from './site-settings.ts'
import { writeLicences } from './write-licences.ts'
import { loadApplication, renderPages, sitePages, writeFiles } from './write-pages.ts'
import { writeReadings } from './write-readings.ts'

/** The steps of the build after the bundling, in their order. @param release a folder with `server` and `client` */
export async function finishBuild(release: string): Promise<void> {
  const client = path.join(release, 'client')
  const content = contentOf(readContentFolder())
  const { brand } = content
  const first = { name: '', tag: brand.language, pages: pagePaths(fixedPaths, content) }
  const languages = await findLanguages(release, first)
  const application = loadApplication(release)
  const addresses = [...siteAddresses(fixedPaths, content)].filter((one) => !one.endsWith('.md'))
  const [written] = await Promise.all([
    writeLanguages(release, languages),
    renderPages(application, addresses).then((rendered) => writeFiles(client, rendered)),
  ])
  await writeReadings(client, sitePages(application), content)
  writeLicences(client, brand.fonts)

  const moved = movedPaths(content)
  const forServer = {
    'redirects.json': { ...moved, ...movedIn(moved, languages) },
    [SITE_SETTINGS_FILE]: { ...siteSettings(content), languages: written },
  }
  for (const [file, json] of Object.entries(forServer))
    writeFileSync(path.join(release, file), JSON.stringify(json, null, 2))

  rmSync(path.join(client, '.vite'), { recursive: true })
  await compressFiles(client)
}
