/**
 * Writes the pages of one language, in a process of its own: `SITE_LANGUAGE` decides what the application reads. The
 * step `list` only prints which pages are translated whole, and what the others lack.
 */
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { sharePath } from '../../model/addresses.ts'
import { contentTexts } from '../../model/content-folder.ts'
import { translate, UNTRANSLATED } from '../../model/languages/translate.ts'
import { readContent } from '../../model/read-content.ts'
import { fixedPaths } from '../content/read-content-folder.ts'
import type { LanguagePages } from './languages.ts'
import { languageSettings, siteSettings } from './site-settings.ts'
import { loadApplication, renderPages, sitePages, writeFiles } from './write-pages.ts'
import { writeReadings } from './write-readings.ts'

const [release = '', step] = process.argv.slice(2)
const name = process.env.SITE_LANGUAGE ?? ''
const { content, language } = translate(contentTexts(), name, (files) =>
  readContent(files, fixedPaths),
)
if (!content) throw new Error(`No page of content/languages/${name}.po can be read.`)
const application = loadApplication(release)
const pages = sitePages(application)
const rendered = await renderPages(application, [...pages.keys()])

/** The texts that are not translated, by the pages that show them. */
const lacking = new Map<string, string[]>()
for (const page of pages.keys()) {
  const found = new TextDecoder().decode(rendered.get(page)).matchAll(/\uE000([^\uE000<"&]*)/g)
  const texts = new Set(Array.from(found, ([, text = '']) => text))
  if (texts.size > 0) lacking.set(page, [...texts])
}

if (step === 'list') {
  const whole = [...pages.keys()].filter((page) => !lacking.has(page))
  const list: LanguagePages = { tag: language, pages: whole, lacking: Object.fromEntries(lacking) }
  process.stdout.write(JSON.stringify(list))
} else {
  if (lacking.size > 0) throw new Error(`Not translated whole: ${JSON.stringify([...lacking])}`)
  const client = path.join(release, 'client', name)
  mkdirSync(client, { recursive: true })
  const files = ['/sitemap.xml', '/llms.txt', ...[...pages.keys()].map(sharePath)]
  await writeFiles(client, new Map([...rendered, ...(await renderPages(application, files))]))
  await writeReadings(client, pages, content, `/${name}`)
  const settings = languageSettings(siteSettings(content))
  const isWhole = ([, value]: [string, unknown]) => !JSON.stringify(value)?.includes(UNTRANSLATED)
  process.stdout.write(JSON.stringify(Object.fromEntries(Object.entries(settings).filter(isWhole))))
}
// The worker of the search index does not end by itself.
process.exit(0)
