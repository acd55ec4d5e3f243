import { JOBS, NAMES, PRODUCTS, SITE, SUITE } from './agency.ts'

export type Fields = Record<string, unknown>

const VOWELS = 'aeiou'

/**
 * Replaces words with others of the same length, distinct words with distinct ones: every vowel becomes the
 * next one, so "Blog" becomes "Blug". A test that expects a word of the sample then fails.
 */
export const turned = (text: string) =>
  text.replace(/[aeiou]/gi, (letter) => {
    const next = VOWELS[(VOWELS.indexOf(letter.toLowerCase()) + 1) % VOWELS.length] ?? letter
    return letter === letter.toLowerCase() ? next : next.toUpperCase()
  })

/** What stays as it is: names, placeholders, addresses. */
const APART = new RegExp(
  `(${Object.keys(NAMES).join('|')}|\\{\\w+\\}|\\]\\([^)]*\\)|[\\w.]+@[\\w.]+\\w)`,
)

/** Fields that are not visible text: names of drawings, dates, external addresses. */
const NAMING =
  /^(?:accent|background|block|currency|demos|hex|icon|kind|kite|kiteAt|look|of|paper|pictureAt|piece|pieces|published|software|updated)$/
/** Fields that name a file of the content, or an anchor. */
const SLUGS = /^(?:related|author|category|id|service)$/

/** Returns a function that rewrites the text of a file; `pages` are paths under their new names. */
export function otherWords(pages: Set<string>) {
  /** A path under its new name; that of a removed page becomes the path of its list. */
  const address = (from: string) => {
    const [, folder, mark, slug = ''] =
      /^(\/(?:services|products|blog|pricing))([/#])(.*)$/.exec(from) ?? []
    const own = `/pages/${turned(from.slice(1))}`
    if (pages.has(own)) return own.replace('/pages', '')
    if (!folder || from === '/services/drone-service') return from
    const other = `${folder}${mark}${turned(slug)}`
    return mark === '#' || pages.has(other) ? other : folder
  }

  const text = (from: string) =>
    from
      .split(APART)
      .map((part, index) => {
        if (index % 2 === 0) return turned(part)
        if (part in NAMES) return NAMES[part as keyof typeof NAMES]
        const [, link] = /^\]\((.*)\)$/.exec(part) ?? []
        if (link?.startsWith('mailto:')) return `](mailto:${SITE.contact.email})`
        if (link) return `](${address(link)})`
        return part.includes('@') ? SITE.contact.email : part
      })
      .join('')

  /** Pictures stay; their alternative texts are replaced. */
  const picture = ({ name, alt }: { name: string; alt: string }) => ({ name, alt: text(alt) })
  const isPicture = (value: object): value is { name: string; alt: string } => 'alt' in value

  const fields = (value: unknown): unknown => {
    if (typeof value === 'string') return text(value)
    if (Array.isArray(value)) return value.map(fields)
    if (typeof value !== 'object' || value === null) return value
    if (isPicture(value)) return picture(value)
    if ('block' in value && value.block === 'demo') return value
    return Object.fromEntries(
      Object.entries(value).map(([field, part]) => {
        if (NAMING.test(field)) return [field, part]
        if (field === 'href') return [field, address(String(part))]
        if (field === 'caseStudies') return [field, JOBS.map(turned)]
        if (part === 'drone-service') return [field, part]
        if (SLUGS.test(field) && (typeof part === 'string' || Array.isArray(part)))
          return [field, Array.isArray(part) ? part.map(turned) : turned(part)]
        // The tools of the suite.
        if (field === 'products' && Array.isArray(part))
          return [field, PRODUCTS.filter((slug) => slug !== SUITE).map(turned)]
        return [field, fields(part)]
      }),
    )
  }
  return { text, fields: (value: unknown) => fields(value) as Fields }
}

/** Makes a text 40 % longer, except addresses and lists of names. */
export function longer(value: unknown): unknown {
  if (Array.isArray(value)) return value
  if (typeof value !== 'string') {
    return Object.fromEntries(
      Object.entries(value as Fields).map(([field, part]) => [
        field,
        field === 'href' || NAMING.test(field) ? part : longer(part),
      ]),
    )
  }
  const words = value.trim().split(/\s+/)
  return [...words, ...words.slice(0, Math.ceil(words.length * 0.4))].join(' ')
}
