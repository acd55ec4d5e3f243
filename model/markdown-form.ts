import remarkStringify, { type Options } from 'remark-stringify'
import { parser } from './fields/parse-markdown.ts'
import { markdownParts } from './markdown-parts.ts'

/** How Markdown is written: what the parser would take for an address is escaped, and no line ends with a space. */
export const MARKDOWN_FORM: Options = {
  bullet: '-',
  rule: '-',
  resourceLink: true,
  unsafe: [{ before: '[Ww]{3}', character: '.', inConstruct: 'phrasing' }],
  handlers: {
    text: ({ value }, _, state, info) =>
      state.safe(info.after === '\n' ? value.trimEnd() : value, info),
  },
}

const writer = parser().use(remarkStringify, MARKDOWN_FORM)

/** Markdown in the form in which the editor saves it. With slips it stays as it is: escaped, they would count as meant. */
export const formMarkdown = (text: string) =>
  markdownParts(text).slips.length > 0 ? text : String(writer.processSync(text))
