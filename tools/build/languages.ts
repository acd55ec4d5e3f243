import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Redirects } from '../../contract/redirects.ts'
import type { SiteSettings } from '../../contract/site-settings.ts'
import { contentTexts } from '../../model/content-folder.ts'
import { languagesIn, type SiteLanguage } from '../../model/languages/translate.ts'

/** The pages of a language that are translated whole, and the texts that each other page lacks. */
export type LanguagePages = {
  tag: string
  pages: readonly string[]
  lacking: Record<string, readonly string[]>
}

const execute = promisify(execFile)

/** What `write-language.ts` prints of one language. */
async function inLanguage(release: string, language: string, step: 'list' | 'write') {
  const running = execute('node', ['tools/build/write-language.ts', release, step], {
    env: { ...process.env, SITE_LANGUAGE: language },
    maxBuffer: 2 ** 26,
  })
  running.child.stderr?.pipe(process.stderr)
  return JSON.parse((await running).stdout)
}

/**
 * Finds which pages of which languages are translated whole, prints what the others lack, and tells the application by
 * `SITE_LANGUAGES`. A language that fails has no pages: the first one is built all the same.
 * @returns the languages beside the first one that have pages
 */
export async function findLanguages(release: string, first: SiteLanguage): Promise<SiteLanguage[]> {
  const others: SiteLanguage[] = []
  for (const name of languagesIn(contentTexts()))
    try {
      const { tag, pages, lacking }: LanguagePages = await inLanguage(release, name, 'list')
      const all = pages.length + Object.keys(lacking).length
      console.log(`content/languages/${name}.po: ${pages.length} of ${all} pages are whole`)
      for (const [page, texts] of Object.entries(lacking))
        console.log(`  ${page} lacks ${texts.length}, such as “${texts[0]}”`)
      if (pages.length > 0) others.push({ name, tag, pages })
    } catch {
      console.error(`content/languages/${name}.po: this language is left out.`)
    }
  process.env.SITE_LANGUAGES = JSON.stringify(others.length > 0 ? [first, ...others] : [])
  return others
}

/** Writes the pages of these languages. @returns what the server knows of each */
export async function writeLanguages(release: string, languages: readonly SiteLanguage[]) {
  const settings: SiteSettings['languages'] = {}
  for (const { name } of languages) settings[name] = await inLanguage(release, name, 'write')
  return settings
}

/** Former addresses, in each language that has what they lead to. */
export const movedIn = (moved: Redirects, languages: readonly SiteLanguage[]): Redirects =>
  Object.fromEntries(
    languages.flatMap(({ name, pages }) =>
      Object.entries(moved)
        .filter(([, to]) => pages?.includes(to))
        .map(([from, to]) => [`/${name}${from}`, `/${name}${to === '/' ? '' : to}`]),
    ),
  )
