import { visit } from 'unist-util-visit'
import { parseMarkdown, plainText } from './parse-markdown.ts'

/** A heading of a text: its level (2 for `##`), its words without marks, and its anchor. */
type MarkdownHeading = { depth: number; text: string; id: string; line: number }
/** A link of a text, and where it leads. */
type MarkdownLink = { href: string; line: number }
/** A picture of a text: the file it names, and the words for those who do not see it. */
type MarkdownImage = { name: string; alt: string; line: number }
/** A footnote's mark or text, by the label that joins the two. */
type MarkdownFootnote = { label: string; line: number }
/** HTML in a text, which the page shows as it is written. */
type MarkdownHtml = { html: string; line: number }

/** A reference to a footnote without a text, which the parser leaves in the text; not after a backslash. */
const REFERENCE = /(?<!\\)\[\^([^\]\s]+)\]/g

/**
 * What a Markdown text names: its headings (each with the anchor that the page gives it), links,
 * pictures, footnotes and HTML, in order. What stands in code is none of them.
 * @param text Markdown without the fields above it
 * @param before lines of the file above the text; lines are counted from 1 with them
 */
export function markdownParts(text: string, before = 0) {
  const headings: MarkdownHeading[] = []
  const links: MarkdownLink[] = []
  const images: MarkdownImage[] = []
  const footnotes: MarkdownFootnote[] = []
  const footnoteMarks: MarkdownFootnote[] = []
  const html: MarkdownHtml[] = []
  // An address that becomes a link without any syntax has no position: it stands where the text before it does.
  let line = before + 1
  visit(parseMarkdown(text), (node) => {
    if (node.position) line = before + node.position.start.line
    switch (node.type) {
      case 'heading': {
        const { depth, data } = node
        const id = data?.hProperties?.id
        if (id !== undefined) headings.push({ depth, text: plainText(node), id, line })
        break
      }
      case 'link':
        links.push({ href: node.url, line })
        break
      case 'image':
        images.push({ name: node.url, alt: node.alt ?? '', line })
        break
      case 'footnoteDefinition':
        footnotes.push({ label: node.label ?? node.identifier, line })
        break
      case 'footnoteReference':
        footnoteMarks.push({ label: node.label ?? node.identifier, line })
        break
      case 'text': {
        const { start, end } = node.position ?? {}
        const raw = text.slice(start?.offset ?? 0, end?.offset ?? 0)
        for (const { 1: label = '', index } of raw.matchAll(REFERENCE)) {
          const lines = raw.slice(0, index).split('\n').length - 1
          footnoteMarks.push({ label, line: line + lines })
        }
        break
      }
      case 'html':
        html.push({ html: node.value.trim(), line })
    }
  })
  return { headings, links, images, footnotes, footnoteMarks, html }
}

export type MarkdownParts = ReturnType<typeof markdownParts>
