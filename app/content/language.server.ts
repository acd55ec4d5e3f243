import type { SiteLanguage } from '../../model/languages/translate.ts'

/**
 * The language in which this process renders pages: the build starts one process for each language beside the first,
 * from the same bundle, and so does development.
 */

/** Its name in addresses, such as `gu`; empty for the first language. */
export const LANGUAGE = process.env.SITE_LANGUAGE ?? ''

const LANGUAGES: readonly SiteLanguage[] = JSON.parse(process.env.SITE_LANGUAGES ?? '[]')

/** The path of a page in a language: its home page has no slash at its end. */
const pathIn = (name: string, path: string) =>
  name && path === '/' ? `/${name}` : (name && `/${name}`) + path

/** The path of a page or file in the language of this process. */
export const ownPath = (path: string) => pathIn(LANGUAGE, path)

const hasPage = ({ pages }: SiteLanguage, path: string) => pages?.includes(path) ?? true

const own = LANGUAGES.find(({ name }) => name === LANGUAGE)

/** Whether the language of this process has the page at a path. */
export const isHere = (path: string) => !own || hasPage(own, path)

/** The languages that have a page, each with its path there; none where it is in one language alone. */
export function versionsOf(path: string) {
  const all = LANGUAGES.filter((one) => hasPage(one, path))
  return all.length > 1 ? all.map(({ name, tag }) => ({ name, tag, path: pathIn(name, path) })) : []
}

/** A file that each language has, in all of them. */
export const pathsOf = (file: string) =>
  ['', ...LANGUAGES.slice(1).map(({ name }) => name)].map((name) => pathIn(name, file))

/** A link or form in HTML that leads to a path of this site, or such a link in the props of an island. */
const LINK =
  /(<(?:a|form)\b(?:(?! hreflang=)[^>])*? (?:href|action)=")(\/[^"?#]*)|(&quot;(?:href|path)&quot;:&quot;)(\/[^&?#]*)/gi

/** Leads the links of a page to the pages of its language. What is not there stays in the first one, and says so. */
export function localised(html: string): string {
  const [first] = LANGUAGES
  if (!LANGUAGE || !first) return html
  return html.replace(LINK, (whole, tag = '', path = '', key = '', value = '') => {
    const to = path || value
    if (isHere(to)) return (tag || key) + ownPath(to)
    const isPage = tag.startsWith('<a') && hasPage(first, to)
    return isPage ? tag.replace('<a', `<a hreflang="${shortTag(first)}"`) + to : whole
  })
}

/** A language without its region: its pages are for all who read it. */
export const shortTag = ({ tag }: Pick<SiteLanguage, 'tag'>) => new Intl.Locale(tag).language
