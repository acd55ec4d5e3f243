import { inHiddenBlock, valuesIn } from '../../model/checks/check-input.ts'
import { contentTexts } from '../../model/content-folder.ts'
import { type ContentIssue, fieldName, valueAt } from '../../model/content-issue.ts'
import { withoutCode } from '../../model/fields/parse-markdown.ts'
import { kindOf } from '../../model/kinds.ts'
import { readFields } from '../../model/reading/read-fields.ts'
import { splitFile } from '../../model/reading/split-file.ts'

/** The field of a text of a Markdown file is `content`. */
type Place = Pick<ContentIssue, 'file' | 'line' | 'field'>

/** A text of the content: the value of a field, or a paragraph of a Markdown file, without the code in it. */
export type Text = Place & {
  value: string
  /** The fields beside it: none for a paragraph. */
  entry: Record<string, unknown>
}

/** Something in the content that should not go live as it is. */
export type Finding = Place & {
  rule: string
  text?: ContentIssue['text']
  what: string
  /** What is wrong with it, where the rule alone does not say so. */
  why?: string
}

/** A finding of a rule at a place of the content. */
export const finding = (rule: string, { file, line, field }: Place, what: string, why = '') => ({
  ...{ rule, file, line, field, what, ...(why && { why }) },
})

/** The marks of what is invented, and of what the owner has not confirmed. */
const MARKS: unknown[] = ['sample', 'unconfirmed']

/** Fields that name their entry; the first one that exists counts. */
const NAMING = ['name', 'title', 'label', 'by', 'caption', 'text', 'statement']

/** Reads all texts and marks of the content but hidden ones and drafts, which it lists. What is invalid is left out. */
export function readTexts(folder: string) {
  const drafts: string[] = []
  const texts: Text[] = []
  const marks: Finding[] = []
  for (const [file, whole] of Object.entries(contentTexts(folder)).sort()) {
    if (!/\.(?:yaml|md)$/.test(file)) continue
    const { yaml, before, markdown } = splitFile(file, whole)
    const { values, lineOf } = readFields(yaml, before).fields ?? {}
    // No build shows a draft, so it may be unfinished, nor what is hidden.
    const isDraft = kindOf(file)?.slug && values?.draft === true
    if (isDraft) drafts.push(file)
    if (isDraft || values?.hidden === true) continue
    for (const [path, value] of valuesIn(values)) {
      if (inHiddenBlock(values ?? {}, path)) continue
      const place = { file, line: lineOf?.(path) ?? 1, field: fieldName(path) }
      const inList = path.findLastIndex((key) => typeof key === 'string')
      const entry = Object(valueAt(values, path.slice(0, inList)))
      if (typeof value === 'string') {
        const text = path.at(-1) === 'content' ? withoutCode(value) : value
        texts.push({ ...place, value: text.trim().replace(/\s+/g, ' '), entry })
      }
      if (value === true && MARKS.includes(path.at(-1))) {
        const name = NAMING.map((key) => entry[key]).find((name) => typeof name === 'string')
        marks.push(finding('sample', place, name?.trim() ?? file.replace(/^.*\//, '')))
      }
    }
    const { text, before: above } = markdown ?? { text: '', before: 0 }
    for (const { 0: value, index } of withoutCode(text).matchAll(/\S.*(?:\n.*\S.*)*/g)) {
      const line = above + text.slice(0, index).split('\n').length
      texts.push({ file, line, field: 'content', value: value.replace(/\s+/g, ' '), entry: {} })
    }
  }
  return { texts, marks, drafts }
}
