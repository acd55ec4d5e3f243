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
type MarkdownSlip = { field: string; wrong: string; line: number }

/** Slips of the keyboard, which the parser treats as text; with a backslash before them they are meant. */
const SLIPS: [field: string, slip: RegExp, wrong: string][] = [
  ['text', /(?<=^[-+*>\d.) ]*)#{2,6}(?=[^#\s])/gm, 'a heading has a space after its ##'],
  ['text', /(?<!\\)\*\*/g, 'bold text has no space between its ** and its words'],
  ['text', /(?<=^[-+*>\d.) ]*)\|.*\|$/gm, 'the second line of a table is | - | - |'],
  ['footnote', /(?<!\\)\[\^[^\]\s]+\]/g, '$& has no text: $&: …'],
]

/** What may be a slip, wherever it is. */
const suspectsIn = (text: string, before: number) =>
  SLIPS.flatMap(([field, slip, wrong]) =>
    Array.from(text.matchAll(slip), ({ 0: found, index }) => {
      const line = before + text.slice(0, index).split('\n').length
      return { index, field, wrong: wrong.replaceAll('$&', () => found), line }
    }),
  )

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
  const suspects = suspectsIn(text, before)
  visit(parseMarkdown(text), (node, _, parent) => {
    const { start, end } = node.position ?? {}
    const line = before + (start?.line ?? 1)
    const slip = (wrong: string) => slips.push({ field: 'text', wrong, line })
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
          slip('a picture is a paragraph of its own')
        break
      case 'listItem':
        if (node.checked !== null) slip('a list has no checkboxes')
        break
      case 'footnoteDefinition':
        footnotes.push({ label: node.label ?? node.identifier, line })
        break
      case 'footnoteReference':
        footnoteMarks.push({ label: node.label ?? node.identifier, line })
        break
      case 'text': {
        const [from = 0, to = 0] = [start?.offset, end?.offset]
        slips.push(...suspects.filter(({ index }) => index >= from && index < to))
        break
      }
      case 'html':
        slip(`${node.value.trim()} is HTML; write it in Markdown, or as code between \` and \``)
    }
  })
  return { headings, links, images, footnotes, footnoteMarks, slips }
}

export type MarkdownParts = ReturnType<typeof markdownParts>
