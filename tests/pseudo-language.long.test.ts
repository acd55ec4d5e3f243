import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { po } from 'gettext-parser'
import { expect, onTestFinished, test } from 'vitest'
import { contentTexts } from '../model/content-folder.ts'
import { allTexts } from '../model/languages/translate.ts'
import { scratchCopy } from '../tools/test/scratch-copy.ts'
import { buildIn, builtPages, mainOf, tags } from './built-site.ts'
import { siteContent } from './content-file.ts'

/** Placeholders, the targets of links, code and addresses stay; every vowel of all else gets an accent. */
const pseudo = (text: string) =>
  text.replace(/\{\w+\}|\]\([^)\s]*|`[^`]*`|\[\^[^\]]*\]|\S+@\S+|https?:\S+|[aeiou]/gi, (found) =>
    found.length > 1 ? found : `${found}\u0301`.normalize(),
  )

/** A PO file with every text of the site, in Greek: what the browser names by its own data has other letters. */
function pseudoFile(): string {
  const texts = [...new Set(allTexts(contentTexts()).map(({ text }) => text))]
  const entries = texts.map((text) => [text, { msgid: text, msgstr: [pseudo(text)] }])
  const headers = { Language: 'el_GR', 'Content-Type': 'text/plain; charset=utf-8' }
  return po
    .compile({ charset: 'utf-8', headers, translations: { '': Object.fromEntries(entries) } })
    .toString()
}

/** The names of languages are in their own. */
const LANGUAGES = siteContent.contact.languages.map(({ text }) => text)

/** What stays as it is: fields that are no words, such as names of companies, addresses and numbers. */
const UNCHANGED = /https?:\S+|\S+@\S+|[\w-]+\.(?:example|com|in|gov|org)\S*/g

/** The words of a page without an accent: no file has them. */
const fixedWords = (html: string) =>
  (
    mainOf(html.replace(/<code\b.*?<\/code>/gs, ''))
      .text.replace(UNCHANGED, '')
      .match(/\p{L}+/gu) ?? []
  ).filter(
    (word) => /^[a-z]*[aeiou][a-z]*$/i.test(word) && word.length > 2 && !LANGUAGES.includes(word),
  )

test('Every page is there in a language whose file is whole: no word is fixed, no link is dead, and none leaves it', async () => {
  const folder = scratchCopy()
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const languages = path.join(folder, 'content/languages')
  rmSync(languages, { recursive: true, force: true })
  mkdirSync(languages)
  writeFileSync(path.join(languages, 'el.po'), pseudoFile())
  await buildIn(folder)
  const client = path.join(folder, 'build/client')
  const pages = builtPages('el', client)
  const first = builtPages('', client).filter(({ path }) => !path.startsWith('/el'))
  expect(pages.map(({ path }) => path)).toEqual(first.map(({ path }) => path))

  const known = new Set(pages.map(({ path }) => (path === '/' ? '/el' : `/el${path}`)))
  for (const { path, html, links, meta } of pages) {
    expect(tags(html, 'html')[0]?.lang, path).toBe('el-GR')
    expect(meta('og:locale'), path).toBe('el_GR')
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
      expect(Object.keys(versions).toSorted(), path).toEqual(['el', 'en', 'x-default'])
  }
  expect(readFileSync(path.join(client, 'robots.txt'), 'utf8')).toContain('/el/sitemap.xml')
}, 900_000)
