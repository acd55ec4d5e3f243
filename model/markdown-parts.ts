import { visit } from 'unist-util-visit'
import { parseMarkdown, plainText } from './fields/parse-markdown.ts'

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

/** Headings with their anchors, links, pictures, footnotes and slips of a Markdown text, outside code. @param before the number of lines above it, which line numbers include */
export function markdownParts(text: string, before = 0) {
  const headings: { depth: number; text: string; id: string; line: number }[] = []
  const links: { href: string; line: number }[] = []
  const images: { name: string; alt: string; line: number }[] = []
  const footnotes: { label: string; line: number }[] = []
  /** Those to which the text refers. */
  const footnoteMarks: string[] = []
  const slips: { field: string; wrong: string; line: number }[] = []
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
      case 'tableRow': {
        const columns = parent?.type === 'table' ? (parent.align?.length ?? 0) : 0
        const { length } = node.children
        if (length > columns)
          slip(`a row of ${length} cells has no place in a table of ${columns} columns`)
        break
      }
      case 'listItem':
        if (node.checked !== null) slip('a list has no checkboxes')
        break
      case 'footnoteDefinition':
        footnotes.push({ label: node.label ?? node.identifier, line })
        break
      case 'footnoteReference':
        footnoteMarks.push(node.label ?? node.identifier)
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
