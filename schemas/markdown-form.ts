import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkStringify, { type Options } from 'remark-stringify'
import { unified } from 'unified'

/** How Markdown is written. A table is not padded, so that a longer cell changes one line. */
export const MARKDOWN_FORM: Options = { bullet: '-', rule: '-', resourceLink: true }
export const TABLE_FORM = { tablePipeAlign: false }

const writer = unified()
  .use(remarkParse)
  .use(remarkGfm, TABLE_FORM)
  .use(remarkStringify, MARKDOWN_FORM)

/** Returns Markdown in the form in which the editor saves it; line breaks within a paragraph stay. */
export const formMarkdown = (text: string) => String(writer.processSync(text))
