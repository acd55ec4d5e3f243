import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { po } from 'gettext-parser'
import { expect, onTestFinished, test } from 'vitest'
import { PLACEHOLDER } from '../contract/line.ts'
import { contentTexts } from '../model/content-folder.ts'
import { allTexts } from '../model/languages/translate.ts'
import { scratchCopy } from '../tools/test/scratch-copy.ts'
import { buildIn, builtPages, mainOf, tags } from './built-site.ts'
import { siteContent } from './content-file.ts'

/** An acute accent on every vowel. */
const accented = (text: string) => text.replace(/[aeiou]/gi, '$&\u0301').normalize('NFC')

/** Placeholders, the targets of links, code and addresses stay; every vowel of all else gets an accent. */
const pseudo = (text: string) =>
  text
    .split(
      new RegExp(
        `(${PLACEHOLDER.source}|\\]\\([^)\\s]*|\`[^\`]*\`|\\[\\^[^\\]]*\\]|\\S+@\\S+|https?:\\S+)`,
      ),
    )
    .map((part, index, all) => {
      // A placeholder is found twice: with its braces, and its name alone.
      const isName = all[index - 1] === `{${part}}`
      return isName ? '' : index > 0 && /^[{\]`[]|@|^http/.test(part) ? part : accented(part ?? '')
    })
    .join('')

/** A PO file with every text of the site. */
function pseudoFile(): string {
  const texts = [...new Set(allTexts(contentTexts()).map(({ text }) => text))]
  const entries = texts.map((text) => [text, { msgid: text, msgstr: [pseudo(text)] }])
  const headers = { Language: 'eo_001', 'Content-Type': 'text/plain; charset=utf-8' }
  return po
    .compile({ charset: 'utf-8', headers, translations: { '': Object.fromEntries(entries) } })
    .toString()
}

const dates = Array.from({ length: 80 }, (_, index) => Date.UTC(2026, 0, 5 * index)).flatMap(
  (day) =>
    (['full', 'medium'] as const).map((dateStyle) =>
      new Intl.DateTimeFormat('eo', { dateStyle }).format(day),
    ),
)
const numbers = [
  { style: 'currency', currency: siteContent.pricing.currency },
  { style: 'unit', unit: 'day', unitDisplay: 'long' },
  { style: 'unit', unit: 'minute' },
] satisfies Intl.NumberFormatOptions[]
/** What the browser's own data gives: names of days and months, of the currency and of units; and languages in their own. */
const BY_OTHERS = [
  ...dates,
  ...numbers.map((options) => new Intl.NumberFormat('eo', options).format(12)),
  ...siteContent.contact.languages.map(({ text }) => text),
].flatMap((text) => text.match(/\p{L}+/gu) ?? [])

/** What stays as it is: fields that are no words, such as names of companies, addresses and numbers. */
const UNCHANGED = /https?:\S+|\S+@\S+|[\w-]+\.(?:example|com|in|gov|org)\S*/g

/** The words of a page without an accent: no file has them. */
const fixedWords = (html: string) =>
  (
    mainOf(html.replace(/<code\b.*?<\/code>/gs, ''))
      .text.replace(UNCHANGED, '')
      .match(/\p{L}+/gu) ?? []
  ).filter(
    (word) => /^[a-z]*[aeiou][a-z]*$/i.test(word) && word.length > 2 && !BY_OTHERS.includes(word),
  )

test('Every page is there in a language whose file is whole: no word is fixed, no link is dead, and none leaves it', async () => {
  const folder = scratchCopy()
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const languages = path.join(folder, 'content/languages')
  rmSync(languages, { recursive: true, force: true })
  mkdirSync(languages)
  writeFileSync(path.join(languages, 'eo.po'), pseudoFile())
  await buildIn(folder)
  const client = path.join(folder, 'build/client')
  const pages = builtPages('eo', client)
  const first = builtPages('', client).filter(({ path }) => !path.startsWith('/eo'))
  expect(pages.map(({ path }) => path)).toEqual(first.map(({ path }) => path))

  const known = new Set(pages.map(({ path }) => (path === '/' ? '/eo' : `/eo${path}`)))
  for (const { path, html, links, meta } of pages) {
    expect(tags(html, 'html')[0]?.lang, path).toBe('eo-001')
    expect(meta('og:locale'), path).toBe('eo_001')
    expect.soft(fixedWords(html), `${path} has words that no file has`).toEqual([])
    for (const { href = '', hreflang } of tags(html, 'a')) {
      const [address = ''] = href.split(/[?#]/)
      if (!address.startsWith('/') || /\.\w+$/.test(address)) continue
      const isSwitch = hreflang === 'en'
      expect.soft(isSwitch || known.has(address), `${path}: ${href}`).toBe(true)
    }
    if (path === '/404') continue
    const versions = Object.fromEntries(
      links('alternate').flatMap(({ hreflang, href }) => (hreflang ? [[hreflang, href]] : [])),
    )
    if (links('canonical').length > 0)
      expect(Object.keys(versions).toSorted(), path).toEqual(['en', 'eo', 'x-default'])
  }
  expect(readFileSync(path.join(client, 'robots.txt'), 'utf8')).toContain('/eo/sitemap.xml')
}, 900_000)
