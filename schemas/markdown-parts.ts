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
/** HTML in a text, or a slip of the keyboard, which the page shows as text. */
type MarkdownSlip = { wrong: string; line: number }

/** A reference to a footnote without a text, which the parser treats as text. */
const REFERENCE = /\[\^([^\]\s]+)\]/g

/** Slips of the keyboard, which the parser treats as text. */
const SLIPS: [slip: RegExp, wrong: string][] = [
  [/^#{2,6}(?=[^#\s])/gm, 'a heading has a space after its ##'],
  [/\*\*/g, 'bold text has no space between its ** and its words'],
  [/^\|.*\|$/gm, 'the second line of a table is | - | - |'],
]

/**
 * Collects headings (with the anchors of the page), links, pictures, footnotes and slips of a Markdown
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
  const slips: MarkdownSlip[] = []
  // An autolinked address has no position: use that of the text before it.
  let line = before + 1
  visit(parseMarkdown(text), (node, _, parent) => {
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
        if (parent?.type !== 'paragraph' || parent.children.length > 1)
          slips.push({ wrong: 'a picture is a paragraph of its own', line })
        break
      case 'listItem':
        if (node.checked !== null) slips.push({ wrong: 'a list has no checkboxes', line })
        break
      case 'footnoteDefinition':
        footnotes.push({ label: node.label ?? node.identifier, line })
        break
      case 'footnoteReference':
        footnoteMarks.push({ label: node.label ?? node.identifier, line })
        break
      case 'text': {
        const lineAt = (index: number) => line + node.value.slice(0, index).split('\n').length - 1
        for (const { 1: label = '', index } of node.value.matchAll(REFERENCE))
          footnoteMarks.push({ label, line: lineAt(index) })
        for (const [slip, wrong] of SLIPS)
          for (const { index } of node.value.matchAll(slip))
            slips.push({ wrong, line: lineAt(index) })
        break
      }
      case 'html':
        slips.push({
          wrong: `${node.value.trim()} is HTML; write it in Markdown, or as code between \` and \``,
          line,
        })
    }
  })
  return { headings, links, images, footnotes, footnoteMarks, slips }
}

export type MarkdownParts = ReturnType<typeof markdownParts>
