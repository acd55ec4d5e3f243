import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml'
import { contentTexts } from '../../schemas/content-folder.ts'
import { fieldName, type Path } from '../../schemas/content-issue.ts'
import { splitFile } from '../../schemas/reading/split-file.ts'

/** A text of the content: the value of a field, or a paragraph of a Markdown file. */
export type Text = {
  file: string
  line: number
  field: string
  value: string
  /** The fields of the entry that the text belongs to: `{}` for a paragraph. */
  entry: Record<string, unknown>
  /** Whether it belongs to a marked entry, at any depth. */
  isSample: boolean
}

/** The marks of what is invented, and of what the owner has not confirmed. */
const MARKS = ['sample', 'unconfirmed']

/** An entry with one of the marks. */
export type Sample = Omit<Text, 'value' | 'isSample'>

const marksOf = (entry: Record<string, unknown>) => MARKS.filter((mark) => entry[mark] === true)

/** Fields that name their entry; the first one that exists counts. */
const NAMING = ['name', 'title', 'label', 'by', 'caption', 'text']

/** The name of an entry, or else of its file. */
export const nameOf = (entry: Record<string, unknown>, file: string) =>
  String(
    NAMING.map((field) => entry[field]).find((value) => typeof value === 'string') ??
      file.replace(/^.*\//, ''),
  ).trim()

/**
 * Reads every text and every marked entry from a content folder. Comments do not count.
 * @param folder for example `content`
 * @throws Error with the file's name if its YAML cannot be parsed
 */
export function readTexts(folder: string): { texts: Text[]; samples: Sample[] } {
  const texts: Text[] = []
  const samples: Sample[] = []
  for (const [file, whole] of Object.entries(contentTexts(folder)).sort()) {
    if (!/\.(?:yaml|md)$/.test(file)) continue
    const { yaml, before, markdown } = splitFile(file, whole)
    const lines = new LineCounter()
    const document = parseDocument(yaml, { lineCounter: lines })
    const [error] = document.errors
    if (error) throw new Error(`${folder}/${file} cannot be read: ${error.message.trim()}`)
    const lineOf = (node: Node | null | undefined) =>
      lines.linePos(node?.range?.[0] ?? 0).line + before

    const walk = (node: unknown, path: Path, entry: Record<string, unknown>, isSample: boolean) => {
      if (isScalar(node) && typeof node.value === 'string') {
        const value = node.value.trim().replace(/\s+/g, ' ')
        texts.push({ file, line: lineOf(node), field: fieldName(path), value, entry, isSample })
      } else if (isSeq(node)) {
        for (const [index, item] of node.items.entries())
          walk(item, [...path, index], entry, isSample)
      } else if (isMap(node)) {
        const own = node.toJSON()
        const marks = marksOf(own)
        for (const { key, value } of node.items) {
          if (!isScalar(key)) continue
          const field = [...path, String(key.value)]
          if (marks.includes(String(key.value)))
            samples.push({ file, line: lineOf(key), field: fieldName(field), entry: own })
          walk(value, field, own, isSample || marks.length > 0)
        }
      }
    }
    walk(document.contents, [], {}, false)
    const isSample = isMap(document.contents) && marksOf(document.contents.toJSON()).length > 0
    if (markdown) texts.push(...paragraphs(file, markdown, isSample))
  }
  return { texts, samples }
}

/** The paragraphs of a Markdown text, each with its first line. */
const paragraphs = (
  file: string,
  { text, before }: { text: string; before: number },
  isSample: boolean,
): Text[] =>
  Array.from(text.matchAll(/\S.*(?:\n.*\S.*)*/g), ({ 0: value, index }) => ({
    file,
    line: before + text.slice(0, index).split('\n').length,
    field: 'content',
    value: value.replace(/\s+/g, ' ').trim(),
    entry: {},
    isSample,
  }))
