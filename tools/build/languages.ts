import { execFileSync } from 'node:child_process'
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

/** What `write-language.ts` prints of one language. */
const inLanguage = (release: string, language: string, step: 'list' | 'write') =>
  JSON.parse(
    execFileSync('node', ['tools/build/write-language.ts', release, step], {
      env: { ...process.env, SITE_LANGUAGE: language },
      stdio: ['ignore', 'pipe', 'inherit'],
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    }),
  )

/**
 * Finds which pages of which languages are translated whole, prints what the others lack, and tells the application by
 * `SITE_LANGUAGES`. A language that fails has no pages: the first one is built all the same.
 * @returns the languages beside the first one that have pages
 */
export function findLanguages(release: string, first: SiteLanguage): SiteLanguage[] {
  const others = languagesIn(contentTexts()).flatMap((name): SiteLanguage[] => {
    try {
      const { tag, pages, lacking }: LanguagePages = inLanguage(release, name, 'list')
      const all = pages.length + Object.keys(lacking).length
      console.log(`content/languages/${name}.po: ${pages.length} of ${all} pages are whole`)
      for (const [page, texts] of Object.entries(lacking))
        console.log(`  ${page} lacks ${texts.length}, such as “${texts[0]}”`)
      return pages.length > 0 ? [{ name, tag, pages }] : []
    } catch {
      console.error(`content/languages/${name}.po: this language is left out.`)
      return []
    }
  })
  process.env.SITE_LANGUAGES = JSON.stringify(others.length > 0 ? [first, ...others] : [])
  return others
}

/** Writes the pages of these languages. @returns what the server knows of each */
export const writeLanguages = (
  release: string,
  languages: readonly SiteLanguage[],
): SiteSettings['languages'] =>
  Object.fromEntries(languages.map(({ name }) => [name, inLanguage(release, name, 'write')]))

/** Former addresses, in each language that has what they lead to. */
export const movedIn = (moved: Redirects, languages: readonly SiteLanguage[]): Redirects =>
  Object.fromEntries(
    languages.flatMap(({ name, pages }) =>
      Object.entries(moved)
        .filter(([, to]) => pages?.includes(to))
        .map(([from, to]) => [`/${name}${from}`, `/${name}${to === '/' ? '' : to}`]),
    ),
  )
