import { isScalar, parseDocument } from 'yaml'
import { PLACEHOLDER } from '../../contract/line.ts'
import { type ContentIssue, fieldName, issueLine, type Path, valueAt } from '../content-issue.ts'
import { wrongScript } from '../files/brand.ts'
import { type Content, KINDS, kindOf } from '../kinds.ts'
import type { Reading } from '../read-content.ts'
import { splitFile } from '../reading/split-file.ts'
import { readPo } from './po-file.ts'
import { type SourceText, textsOf } from './texts-of.ts'

type Files = Record<string, string>

export const LANGUAGES_FOLDER = 'languages/'

/** The texts of these are the owner's, or proofs of those in the first language. */
const OWNERS = ['server.yaml', 'claims.yaml']

/** Stands before each text that has no translation yet: a page that shows one is not built. */
export const UNTRANSLATED = '\uE000'

/** A language of the site, and its pages; undefined while the build does not know them, and in development. */
export type SiteLanguage = { name: string; tag: string; pages?: readonly string[] }

/** The languages beside the first one, as addresses name them: `gu` for `languages/gu.po`. */
export const languagesIn = (files: Files) =>
  Object.keys(files).flatMap((file) => /^languages\/([a-z]{2,3})\.po$/.exec(file)?.[1] ?? [])

/** All languages of the site, the first one first; what has no readable file is none. */
export const siteLanguages = (files: Files, first: string): SiteLanguage[] => [
  { name: '', tag: first },
  ...languagesIn(files).flatMap((name) => {
    const po = poOf(files, name)
    return po ? { name, tag: po.language || name } : []
  }),
]

/** The files that are translated. */
const translatedFiles = (files: Files) =>
  Object.keys(files)
    .filter((file) => kindOf(file) && !OWNERS.includes(file))
    .sort()

/** All texts of the site, in the order of its files. */
export const allTexts = (files: Files): SourceText[] =>
  translatedFiles(files).flatMap((file) => textsOf(file, files[file] ?? ''))

const placeholdersIn = (text: string) => (text.match(PLACEHOLDER) ?? []).sort().join(' ')

/** What a translation has instead of the placeholders of its text; undefined if it has the same. */
function wrongPlaceholders(text: string, translation: string): string | undefined {
  const [wanted, given] = [placeholdersIn(text), placeholdersIn(translation)]
  if (wanted === given) return undefined
  return `has ${given || 'no placeholder'} where the text has ${wanted || 'none'}: “${text}”`
}

/** The texts of a file that each language lacks, for the editor: one by one, if it has any of them. */
export const untranslatedIn = (files: Files, file: string): ContentIssue[] =>
  languagesIn(files).flatMap((language) => {
    const po = poOf(files, language)
    const name = new Intl.DisplayNames('en', { type: 'language' }).of(language)
    const texts = textsOf(file, files[file] ?? '')
    const left = texts.filter(({ place, text }) => !po?.find(place, text))
    const issue = (path: Path, wrong: string) => [
      { file, line: 1, field: fieldName(path), wrong, severity: 'translation' as const },
    ]
    if (left.length === texts.length && left.length > 0)
      return issue([], `none of its ${left.length} texts is in ${name}`)
    return left.flatMap(({ path, text }) => issue(path, `is not in ${name}: “${text}”`))
  })

/** The content in another language. */
export type Translation = {
  /** Undefined if no page can be read. */
  content?: Content
  /** Language and region, such as `gu-IN`. */
  language: string
  /** The texts of each file that have no translation, or one with a fault. */
  lacking: Map<string, SourceText[]>
  /** What is wrong with the translations: each is a warning, and its page is left out. */
  issues: ContentIssue[]
}

/**
 * Reads the content in another language: the same files with the texts of its PO file. An entry of a folder and a
 * Markdown file are translated whole, or stay as they are; in what was read of another file, `UNTRANSLATED` stands
 * before each text that is not translated.
 * @param read `readContent`, with the addresses and the day that it needs
 */
export function translate(
  files: Files,
  language: string,
  read: (files: Files) => Reading,
): Translation {
  const file = `${LANGUAGES_FOLDER}${language}.po`
  const issues: ContentIssue[] = []
  const report = (line: number, wrong: string) =>
    issues.push({ file, line, field: '', wrong, severity: 'warning' })
  const texts = new Map(
    translatedFiles(files).map((one) => [one, textsOf(one, files[one] ?? '')] as const),
  )
  const po = poOf(files, language, report)
  const wrong = wrongScript(language)
  if (wrong) report(1, wrong)
  if (!po || wrong) return { language, lacking: texts, issues }
  for (const { text, translation, fuzzy, line } of po.translations) {
    const wrong = translation && !fuzzy && wrongPlaceholders(text, translation)
    if (wrong) report(line, wrong)
  }
  const faulty = new Set<string>()
  const translationOf = ({ place, text }: SourceText) => {
    const found = faulty.has(place) ? undefined : po.find(place, text)
    return found && !wrongPlaceholders(text, found.translation) ? found : undefined
  }
  for (;;) {
    const lacking = new Map(
      [...texts]
        .map(([one, its]) => [one, its.filter((text) => !translationOf(text))] as const)
        .filter(([, its]) => its.length > 0),
    )
    const translated = { ...files }
    for (const [one, its] of texts) {
      if (lacking.has(one) && isWhole(one)) continue
      const pairs = its.map((text) => ({ ...text, to: translationOf(text)?.translation }))
      translated[one] = withTexts(one, files[one] ?? '', pairs, po.language || language)
    }
    const reading = read(translated)
    if (reading.content) {
      const content = markLacking(structuredClone(reading.content), lacking)
      return { content, language: po.language || language, lacking, issues }
    }
    // A fault leaves out the text that has it; without one, all texts of its file. Others may follow from the first.
    const before = faulty.size
    const faults = reading.issues.map((issue) => {
      const its = texts.get(issue.file) ?? []
      return {
        issue,
        its,
        own: its.filter(({ place }) => place === `${issue.file}:${issue.field}`),
      }
    })
    const direct = faults.filter(({ own }) => own.length > 0)
    for (const { issue, its, own } of direct.length > 0 ? direct : faults) {
      const left = own.length > 0 ? own : its
      const [first] = left.flatMap((text) => translationOf(text) ?? [])
      report(first?.line ?? 1, issueLine(issue))
      for (const { place } of left) faulty.add(place)
    }
    if (faulty.size === before) return { language, lacking: texts, issues }
  }
}

/** Whether a file is translated whole or not at all: an entry of a folder, and a Markdown file. */
const isWhole = (file: string) => kindOf(file)?.slug !== undefined || file.endsWith('.md')

/** The PO file of a language; undefined if it cannot be read, which is reported with its line. */
export function poOf(
  files: Files,
  language: string,
  report: (line: number, wrong: string) => void = () => {},
) {
  try {
    return readPo(files[`${LANGUAGES_FOLDER}${language}.po`] ?? '')
  } catch (error) {
    const { message, lineNumber = 1 } = error as Error & { lineNumber?: number }
    report(lineNumber, message)
    return undefined
  }
}

/** A file with other texts. Values of placeholders that have none are marked, since others contain them. */
function withTexts(
  file: string,
  whole: string,
  texts: readonly (SourceText & { to: string | undefined })[],
  language: string,
): string {
  const { yaml, markdown } = splitFile(file, whole)
  const document = parseDocument(yaml)
  let body = markdown?.text ?? ''
  const isBrand = file === 'brand.yaml'
  // From the last part of a text to the first, so that the places of the others stay.
  for (const {
    path,
    text,
    to = isBrand ? UNTRANSLATED + text : undefined,
    part,
  } of texts.toReversed()) {
    if (to === undefined) continue
    const put = (old: string) => (part ? old.slice(0, part.start) + to + old.slice(part.end) : to)
    const node = document.getIn(path, true)
    if (markdown && path.join() === 'content') body = put(body)
    else if (isScalar(node)) {
      node.value = put(String(node.value))
      node.type = 'QUOTE_DOUBLE'
    }
  }
  if (isBrand) document.set('language', language)
  const fields = document.toString({ lineWidth: 0 })
  return markdown ? `---\n${fields}---\n${body}` : fields
}

/** Marks each text of a single file that has no translation, in what was read of it. */
function markLacking(content: Content, lacking: Translation['lacking']): Content {
  for (const [name, kind] of Object.entries(KINDS)) {
    if (!('file' in kind)) continue
    for (const { path } of lacking.get(kind.file) ?? []) mark(content[name as keyof Content], path)
  }
  return content
}

function mark(values: unknown, path: Path): void {
  const parent = valueAt(values, path.slice(0, -1)) as Record<PropertyKey, unknown> | undefined
  const key = path.at(-1) ?? ''
  const text = parent?.[key]
  if (parent && typeof text === 'string' && !text.startsWith(UNTRANSLATED))
    parent[key] = UNTRANSLATED + text
}
