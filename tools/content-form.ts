/** Brings all content files into the form that the editor saves: part of `npm run format`. */
import path from 'node:path'
import { type Document, isScalar, parseDocument, visit } from 'yaml'
import { contentTexts } from '../model/content-folder.ts'
import { formMarkdown } from '../model/markdown-form.ts'
import { splitFile } from '../model/reading/split-file.ts'
import { readOptions } from './read-options.ts'
import { replaceFile } from './stored-files.ts'

/** A text is on one line, however long it is, so that a changed word changes one line. */
const FORM = { lineWidth: 0, singleQuote: true, flowCollectionPadding: true }

/**
 * The text of a content file in the common form, with its comments and in its order.
 * @param change changes its fields first @param markdown replaces the text below the fields
 */
export function rewritten(
  file: string,
  text: string,
  change: (fields: Document) => void = () => {},
  markdown?: string,
): string {
  const parts = splitFile(file, text)
  if (parts.wrong) throw new Error(`content/${file} ${parts.wrong}`)
  const fields = parseDocument(parts.yaml)
  if (fields.errors.length > 0) throw new Error(`content/${file}: ${fields.errors[0]?.message}`)
  change(fields)
  visit(fields, {
    // Markdown in a field keeps its lines.
    Pair(_, { key, value }) {
      if (!isScalar(key) || key.value !== 'content' || !isScalar<string>(value)) return
      value.value = formMarkdown(value.value)
      value.type = 'BLOCK_LITERAL'
    },
  })
  const yaml = fields.toString(FORM)
  return parts.markdown
    ? `---\n${yaml}---\n\n${formMarkdown(markdown ?? parts.markdown.text)}`
    : yaml
}

if (import.meta.main) {
  readOptions('npm run format')
  for (const [file, text] of Object.entries(contentTexts())) {
    if (!/\.(?:yaml|md)$/.test(file)) continue
    const formed = rewritten(file, text)
    if (formed !== text) replaceFile(path.join('content', file), formed)
  }
}
