import { parse } from 'yaml'
import type { Path } from '../../model/content-issue.ts'
import type { FormSchema } from '../../model/form/form-fields.ts'
import { partOf, schemaOf } from '../../model/form/form-schema.ts'
import { textsOf } from '../../model/languages/texts-of.ts'
import { splitFile } from '../../model/reading/split-file.ts'
import { EMAIL, NAMES } from './agency.ts'

export type Fields = Record<string, unknown>

const VOWELS = 'aeiouaAEIOUA'

/**
 * Replaces words with others of the same length, distinct words with distinct ones: every vowel becomes the
 * next one, so "Blog" becomes "Blug". A test that expects a word of the sample then fails.
 */
export const turned = (text: string) =>
  text.replace(/[aeiou]/gi, (vowel) => VOWELS.charAt(VOWELS.indexOf(vowel) + 1))

/** What stays as it is: names, placeholders, addresses. */
const APART = new RegExp(
  `(${Object.keys(NAMES).join('|')}|\\{\\w+\\}|\\]\\([^)]*\\)|[\\w.]+@[\\w.]+\\w)`,
)

/** An entry of a list that names what is gone. */
const GONE = Symbol('gone')

/** A text that is 40 % longer. */
function longer(text: string): string {
  const words = text.trim().split(/\s+/)
  return [...words, ...words.slice(0, Math.ceil(words.length * 0.4))].join(' ')
}

/**
 * Returns functions that rewrite files, by their schemas: other words, and the new names of files in what names them.
 * @param gone the names of entries that are removed
 * @param pages paths of the others, under their new names
 */
export function otherWords(gone: Set<string>, pages: Set<string>) {
  /** A path under its new name; that of a removed page becomes the path of its list. */
  const address = (from: string) => {
    const [, folder, mark, slug = ''] =
      /^(\/(?:services|products|blog|pricing|work))([/#])(.*)$/.exec(from) ?? []
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
        if (link?.startsWith('mailto:')) return `](mailto:${EMAIL})`
        if (link) return `](${address(link)})`
        return part.includes('@') ? EMAIL : part
      })
      .join('')

  /** @param grows whether the text at a path gets longer */
  function fields(file: string, whole: string, grows: (path: Path) => boolean): Fields {
    const words = new Set(textsOf(file, whole).map(({ path }) => path.join()))
    const other = (value: unknown, schema: FormSchema, path: Path): unknown => {
      if (typeof value === 'string') {
        if (words.has(path.join())) return grows(path) ? longer(text(value)) : text(value)
        if (schema.reference === 'pages') return address(value)
        if (!schema.reference && path.at(-1) !== 'id') return value
        if (gone.has(value) && typeof path.at(-1) === 'number') return GONE
        return value === 'drone-service' ? value : turned(value)
      }
      if (typeof value !== 'object' || value === null) return value
      const parts = Object.entries(value).map(([name, part]) => {
        const key = Array.isArray(value) ? Number(name) : name
        return [name, other(part, partOf(schema, key, value), [...path, key])] as const
      })
      if (!Array.isArray(value)) return Object.fromEntries(parts)
      return parts.map(([, part]) => part).filter((part) => part !== GONE)
    }
    return other(parse(splitFile(file, whole).yaml), schemaOf(file), []) as Fields
  }
  return { text, fields }
}
