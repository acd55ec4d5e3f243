import { isScalar, parseDocument, visit } from 'yaml'
import { formMarkdown } from '../markdown-form.ts'
import { knownValues, type Values } from '../reading/file-values.ts'
import { splitFile } from '../reading/split-file.ts'
import { applyValues } from './apply-values.ts'
import { type Clash, merge } from './merge-values.ts'

/** A text is on one line, however long it is, so that a changed word changes one line. */
const FORM = { lineWidth: 0, singleQuote: true, flowCollectionPadding: true }

/** The text of a content file in the common form, with its comments. @param values all its fields, if they change */
export function rewritten(file: string, text: string, values?: Values): string {
  const parts = splitFile(file, text)
  if (parts.wrong) throw new Error(`content/${file} ${parts.wrong}`)
  const { content, ...others } = values ?? {}
  const document = parseDocument(parts.yaml)
  const [error] = document.errors
  if (error) throw new Error(`content/${file}: ${error.message}`)
  if (values) applyValues(document, parts.markdown ? others : values)
  visit(document, {
    // Markdown in a field keeps its lines.
    Pair(_, { key, value }) {
      if (!isScalar(key) || key.value !== 'content' || !isScalar<string>(value)) return
      value.value = formMarkdown(value.value)
      value.type = 'BLOCK_LITERAL'
    },
  })
  const yaml = document.toString(FORM)
  if (!parts.markdown) return yaml
  return `---\n${yaml}---\n\n${formMarkdown(String(content ?? parts.markdown.text))}`
}

type Text = string | null | undefined

/** A file as both had it before, as one has it and as the other has, where there is one. */
export type Versions = [base?: Text, mine?: Text, theirs?: Text]

/** The text of a file with the changes of both, and the fields that both have changed, which are as in mine; no text if one cannot be read. */
export function mergeTexts(file: string, versions: Versions) {
  const [base, mine, theirs] = versions.map((text) => knownValues(file, text))
  if (!mine || !theirs) {
    const [, one, other] = versions.map((text) =>
      typeof text === 'string' ? 'changed' : 'deleted',
    )
    return { text: null, clashes: [{ path: [], mine: one, theirs: other }] }
  }
  const clashes: Clash[] = []
  const values = merge(base, mine, theirs, clashes) as Values
  return { text: rewritten(file, versions[1] ?? '', values), clashes }
}
