import { visit } from 'unist-util-visit'
import { parseMarkdown, plainText } from './parse-markdown.ts'

/** A heading of a text: its level (2 for `##`), its plain text, and its anchor. */
type MarkdownHeading = { depth: number; text: string; id: string; line: number }
/** A link of a text, and its target. */
type MarkdownLink = { href: string; line: number }
/** A picture of a text: its file, and its alternative text. */
type MarkdownImage = { name: string; alt: string; line: number }
/** A footnote's reference or text, by their common label. */
type MarkdownFootnote = { label: string; line: number }
/** HTML in a text, which the page shows as text. */
type MarkdownHtml = { html: string; line: number }

/** A reference to a footnote without a text, which the parser treats as text; not after a backslash. */
const REFERENCE = /(?<!\\)\[\^([^\]\s]+)\]/g

/**
 * Collects headings (with the anchors of the page), links, pictures, footnotes and HTML of a Markdown
 * text, in order. Code is ignored.
 * @param text Markdown without the fields above it
 * @param before the number of lines above the text, which line numbers include
 */
export function markdownParts(text: string, before = 0) {
  const headings: MarkdownHeading[] = []
  const links: MarkdownLink[] = []
  const images: MarkdownImage[] = []
  const footnotes: MarkdownFootnote[] = []
  const footnoteMarks: MarkdownFootnote[] = []
  const html: MarkdownHtml[] = []
  // An autolinked address has no position: use that of the text before it.
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
