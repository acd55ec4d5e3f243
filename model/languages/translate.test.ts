import { expect, test } from 'vitest'
import { fixedPaths } from '../../app/routes.ts'
import { own } from '../../tests/test-content.ts'
import { issueLine } from '../content-issue.ts'
import { readContent } from '../read-content.ts'
import { mergePo, readPo } from './po-file.ts'
import { allTexts, translate, UNTRANSLATED, untranslatedIn } from './translate.ts'

const texts = allTexts(own)
const at = (place: string) => texts.find((one) => one.place === place)?.text ?? ''
const HEADER = 'msgid ""\nmsgstr ""\n"Language: gu_IN\\n"\n'

const entry = (text: string, translation: string, more = '') =>
  `\n${more}msgid ${JSON.stringify(text)}\nmsgstr ${JSON.stringify(translation)}\n`

/** The content with a PO file. */
const inGujarati = (...entries: string[]) =>
  translate({ ...own, 'languages/gu.po': HEADER + entries.join('') }, 'gu', (files) =>
    readContent(files, fixedPaths, '2099-01-14'),
  )

test('Translators get no name of a picture, a file or a kind, and no text of the owner', () => {
  for (const { place, text } of texts) {
    expect.soft(place).not.toMatch(/^server\.yaml|picture\.name$|\.(?:kind|contact|category|mark)$/)
    expect.soft(text).toMatch(/\p{L}/u)
  }
})

test('Translators get a Markdown text in its paragraphs, headings and cells', () => {
  const parts = texts.filter(({ place }) => place === 'privacy.md:content')
  expect(parts.length).toBeGreaterThan(5)
  for (const { text, part } of parts)
    expect((own['privacy.md'] ?? '').includes(text), `${part?.start}`).toBe(true)
})

const [first, second] = texts as [(typeof texts)[0], (typeof texts)[0]]
const known = HEADER + entry(first.text, 'પહેલું', `#: ${first.place}\n`)
const merged = (po: string, some = [first, second], everything = false) =>
  mergePo(po, 'gu', some, everything)

test('Bringing a file to the texts of the site keeps every translation, and changes nothing the second time', () => {
  const once = merged(known)
  expect(readPo(once).find(first.place, first.text)?.translation).toBe('પહેલું')
  expect(merged(once)).toBe(once)
})

test('Bringing a file to the texts of the site adds what has no translation, if asked to', () => {
  expect(merged(known)).not.toContain(JSON.stringify(second.text))
  const all = readPo(merged(known, [first, second], true))
  expect(all.translations.map(({ text }) => text)).toEqual([first.text, second.text])
  expect(all.find(second.place, second.text)).toBe(undefined)
})

test('Bringing a file to the texts of the site makes the translation of a changed text fuzzy, with the text that it was made for', () => {
  const changed = { ...first, text: 'Another text' }
  const once = merged(known, [changed])
  expect(once).toContain(`#| msgid ${JSON.stringify(first.text)}`)
  expect(readPo(once).translations).toEqual([
    expect.objectContaining({ text: 'Another text', translation: 'પહેલું', fuzzy: true }),
  ])
  expect(readPo(once).find(changed.place, changed.text)).toBe(undefined)
  expect(merged(once, [changed])).toBe(once)
})

test('Bringing a file to the texts of the site makes what is gone obsolete, and takes it back when it returns', () => {
  const once = merged(known, [second])
  expect(once).toContain(`#~ msgstr "પહેલું"`)
  expect(merged(once, [second])).toBe(once)
  const back = readPo(merged(once, [first, second]))
  expect(back.find(first.place, first.text)?.translation).toBe('પહેલું')
})

test('Bringing a file to the texts of the site never takes for a changed text the translation of one that is still there', () => {
  const moved = { ...second, place: first.place }
  expect(readPo(merged(known, [moved, first])).translations).toHaveLength(1)
})

const tagline = 'home.yaml:hero.tagline'

test('The content in another language has the translations, and a mark before each text of a page without one', () => {
  const { content, language } = inGujarati(entry(at(tagline), 'ટૅગલાઇન'))
  expect(language).toBe('gu-IN')
  expect(content?.home.hero.tagline).toBe('ટૅગલાઇન')
  expect(content?.home.hero.welcome).toBe(UNTRANSLATED + at('home.yaml:hero.welcome'))
  expect(content?.brand.language).toBe('gu-IN')
})

test('The content in another language takes no fuzzy translation, and that for one place from its context', () => {
  const fuzzy = inGujarati(entry(at(tagline), 'ટૅગલાઇન', '#, fuzzy\n'))
  expect(fuzzy.content?.home.hero.tagline).toMatch(UNTRANSLATED)
  const text = at(tagline)
  const { content } = inGujarati(entry(text, 'બધે'), `\nmsgctxt "${tagline}"${entry(text, 'અહીં')}`)
  expect(content?.home.hero.tagline).toBe('અહીં')
})

test.each([
  ['other placeholders', '{brand} {nobody}'],
  ['more letters than fit', 'અ'.repeat(500)],
])('It lacks a text whose translation has %s, and says so with its line', (_, translation) => {
  // A short one that stands nowhere else.
  const isAlone = (text: string) => texts.filter((one) => one.text === text).length === 1
  const isLabel = (one: (typeof texts)[0]) => /:menu(?:Label|Line)$/.test(one.place)
  const place = texts.find((one) => isLabel(one) && isAlone(one.text))?.place ?? ''
  const { issues, lacking, content } = inGujarati(
    entry(at(tagline), 'ટૅગલાઇન'),
    ...texts
      .filter((one) => one.place.startsWith(place.replace(/menu\w+$/, '')))
      .map(({ text, ...one }) => entry(text, one.place === place ? translation : text)),
  )
  expect(content?.home.hero.tagline).toBe('ટૅગલાઇન')
  expect(issues.map(issueLine)).toContainEqual(
    expect.stringMatching(/^content\/languages\/gu\.po:\d+: warning: /),
  )
  expect([...lacking.values()].flat().map((one) => one.place)).toContain(place)
})

test('The content in another language has no page if its file cannot be read, and says why', () => {
  const { content, issues } = inGujarati('\nmsgid "open\n')
  expect(content).toBe(undefined)
  expect(issues.map(issueLine).join()).toMatch(/gu\.po:\d+: warning: /)
})

test.each([
  ['ar', 'right to left'],
  ['ja', 'without spaces'],
])('The content in another language is refused in %s, by its script', (language, why) => {
  const files = { ...own, [`languages/${language}.po`]: HEADER }
  const { content, issues } = translate(files, language, () => readContent(files, fixedPaths))
  expect(content).toBe(undefined)
  expect(issues.map(issueLine).join()).toContain(why)
})

test('The content in another language is listed for the editor, field by field', () => {
  const files = { ...own, 'languages/gu.po': HEADER + entry(at(tagline), 'ટૅગલાઇન') }
  const fields = untranslatedIn(files, 'home.yaml').map(({ field }) => field)
  expect(fields).not.toContain('hero.tagline')
  expect(fields).toContain('hero.welcome')
  const all = untranslatedIn({ ...files, 'languages/gu.po': HEADER }, 'home.yaml')
  expect(all.map(({ field, wrong }) => [field, wrong])).toEqual([
    ['', expect.stringMatching(/^none of its \d+ texts is in Gujarati$/)],
  ])
})
