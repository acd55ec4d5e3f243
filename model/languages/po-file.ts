import { type GetTextTranslation, type GetTextTranslations, po } from 'gettext-parser'
import type { SourceText } from './texts-of.ts'

/** What a translator made of a text. */
export type Translation = {
  text: string
  /** The only place for which it is meant, if the text means something else elsewhere. */
  context: string
  translation: string
  /** It was made for another text, and somebody has to look at it. */
  fuzzy: boolean
  /** Where the text is: `home.yaml:hero.line`. */
  places: string[]
  /** The line of the text in the PO file. */
  line: number
  entry: GetTextTranslation
}

/** A PO file (https://www.gnu.org/software/gettext/manual/html_node/PO-Files.html). */
export type PoFile = {
  /** Language and region, such as `gu-IN`, as its header says; empty if it does not. */
  language: string
  translations: Translation[]
  /** The translation of the text at a place; a fuzzy one is none. */
  find: (place: string, text: string) => Translation | undefined
  table: GetTextTranslations
}

const keyOf = (context = '', text = '') => `${context}\u0004${text}`

/** The line of each text, counted from 1: the parser tells none. Blank lines are between entries. */
function linesOf(file: string) {
  const found = new Map<string, number>()
  let line = 1
  for (const entry of file.split('\n\n')) {
    const [one] = entriesOf(po.parse(entry))
    const above = entry.slice(0, Math.max(0, entry.search(/^msgid/m)))
    if (one) found.set(keyOf(one.msgctxt, one.msgid), line + above.split('\n').length - 1)
    line += entry.split('\n').length + 1
  }
  return found
}

const entriesOf = ({ translations }: GetTextTranslations) =>
  Object.values(translations).flatMap((texts) => Object.values(texts))

/** Reads a PO file. @throws SyntaxError with a `lineNumber` */
export function readPo(file: string): PoFile {
  const table = { ...po.parse(file) }
  table.headers ??= {}
  const lines = linesOf(file)
  const translations = entriesOf(table)
    .filter(({ msgid }) => msgid)
    .map((entry) => ({
      entry,
      text: entry.msgid,
      context: entry.msgctxt ?? '',
      translation: entry.msgstr[0] ?? '',
      fuzzy: /\bfuzzy\b/.test(entry.comments?.flag ?? ''),
      places: (entry.comments?.reference ?? '').split(/\s+/).filter(Boolean),
      line: lines.get(keyOf(entry.msgctxt, entry.msgid)) ?? 1,
    }))
  const byKey = new Map(translations.map((one) => [keyOf(one.context, one.text), one]))
  return {
    language: (table.headers.Language ?? '').replace('_', '-'),
    translations,
    find: (place, text) => {
      const found = byKey.get(keyOf(place, text)) ?? byKey.get(keyOf('', text))
      return found?.translation && !found.fuzzy ? found : undefined
    },
    table,
  }
}

const grouped = (entries: readonly GetTextTranslation[]) =>
  Object.fromEntries(
    [...Map.groupBy(entries, ({ msgctxt = '' }) => msgctxt)].map(([context, its]) => [
      context,
      Object.fromEntries(its.map((one) => [one.msgid, one])),
    ]),
  )

/**
 * Brings a PO file to the texts of the site: keeps every translation, makes that of a changed text fuzzy, with
 * the text that it was made for, and what no page says any more obsolete.
 * @param everything also writes the texts that have no translation yet
 */
export function mergePo(
  known: string,
  language: string,
  texts: readonly SourceText[],
  everything: boolean,
): string {
  const { table, translations } = readPo(known)
  const places = Map.groupBy(texts, ({ text }) => text)
  const isThere = ({ text, context }: Translation) =>
    places.get(text)?.some(({ place }) => !context || place === context) === true
  const { true: kept = [], false: gone = [] } = Object.groupBy(
    translations.filter(({ translation }) => translation),
    (one) => `${isThere(one)}`,
  )
  const moved = new Set<Translation>()
  const entry = (text: string, at: readonly SourceText[]): GetTextTranslation[] => {
    const reference = at.map(({ place }) => place).join('\n')
    const its = kept.filter((one) => one.text === text)
    if (its.length > 0)
      return its.map(({ context, entry }) => ({
        ...entry,
        comments: { ...entry.comments, reference: context || reference },
      }))
    // It was gone, and is back.
    const former = table.obsolete?.['']?.[text]
    if (former) return [{ ...former, comments: { ...former.comments, reference } }]
    const before = gone.find(
      (one) => !one.context && at.some(({ place }) => one.places.includes(place)),
    )
    if (before) moved.add(before)
    if (!before && !everything) return []
    return [
      {
        msgid: text,
        msgstr: [before?.translation ?? ''],
        comments: {
          reference,
          ...(before && { flag: 'fuzzy', previous: `msgid ${JSON.stringify(before.text)}` }),
        },
      },
    ]
  }
  const current = [...places].flatMap(([text, at]) => entry(text, at))
  const obsolete = Object.values(table.obsolete ?? {}).flatMap((its) => Object.values(its))
  const left = gone.filter((one) => !moved.has(one))
  const old = [
    ...obsolete.filter(({ msgid }) => !places.has(msgid)),
    ...left.map(({ entry: { comments: _, ...entry } }) => entry),
  ]
  return po
    .compile({
      charset: 'utf-8',
      headers: {
        ...table.headers,
        'Content-Type': 'text/plain; charset=utf-8',
        'Content-Transfer-Encoding': '8bit',
        Language: table.headers.Language || language,
      },
      translations: grouped(current),
      obsolete: grouped(old),
    })
    .toString()
}
