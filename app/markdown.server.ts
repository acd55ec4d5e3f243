import { decodeHTMLStrict } from 'entities'
import type { MarkedToken, Token, Tokens } from 'marked'
import { fillIn } from '../contract/fill-in.ts'
import { type FootnoteMarkToken, marked } from '../schemas/markdown.ts'
import { headingsOf, plainWords } from '../schemas/markdown-parts.ts'
import type { Picture } from '../schemas/parts.ts'
import { numberFootnotes } from './number-footnotes.server.ts'
import type { PictureSources } from './ui/picture/picture.tsx'
import type {
  ProseBlock,
  ProseFootnote,
  ProseInline,
  ProseItem,
  ProsePicture,
  ProseTableCell,
} from './ui/prose/prose-nodes.ts'

/** What a text needs of its surroundings. */
type MarkdownContext = {
  /** Names of what is numbered, from `content/labels.yaml`. */
  labels: { table: string; code: string; footnote: string; footnoteBack: string }
  pictureOf: (picture: Picture) => PictureSources
}

/** A text made ready for `Prose`, and its footnotes, in the order of their first marks. */
export type MarkdownText = { blocks: ProseBlock[]; footnotes: ProseFootnote[] }

/** One part of a text: its `##` heading and the text under it; the first may have no heading. */
export type ArticleSection = {
  id: string
  heading: { text: string; children: ProseInline[] } | null
  blocks: ProseBlock[]
}

/**
 * Reads Markdown into plain data that a loader can return and `Prose` can draw. HTML in it stays the
 * text that it is; a heading is never larger than `##`, since the page has its own first one.
 * @throws Error when a picture is not there
 */
export function readMarkdown(
  markdown: string,
  { labels, pictureOf }: MarkdownContext,
): MarkdownText {
  const tokens = marked.lexer(markdown)
  const headings = headingsOf(tokens)
  const footnotes = numberFootnotes(tokens, labels)
  const count = { tables: 0, codes: 0 }

  const picture = ({ href, title, text }: Tokens.Image): ProsePicture => {
    const caption = title ? decodeHTMLStrict(title) : null
    return { picture: pictureOf({ name: href, alt: decodeHTMLStrict(text) }), caption }
  }

  const inlines = (tokens: Token[] = []): ProseInline[] => tokens.flatMap(inline)

  function inline(any: Token): ProseInline | ProseInline[] {
    const token = any as MarkedToken | FootnoteMarkToken
    switch (token.type) {
      case 'text':
        return token.tokens ? inlines(token.tokens) : decodeHTMLStrict(token.text)
      case 'escape':
        return token.text
      case 'strong':
      case 'em':
      case 'del':
        return { kind: token.type, children: inlines(token.tokens) }
      case 'codespan':
        return { kind: 'code', text: token.text }
      case 'br':
        return { kind: 'break' }
      case 'checkbox':
        return token.checked ? '☑ ' : '☐ '
      case 'link': {
        // An address that stands for itself is taken as it is written.
        const { href, title = null, autolink } = token
        if (autolink) return { kind: 'link', href, title, children: [token.text] }
        return {
          kind: 'link',
          href: decodeHTMLStrict(href),
          title,
          children: inlines(token.tokens),
        }
      }
      case 'image':
        return { kind: 'picture', ...picture(token) }
      case 'footnoteMark':
        return footnotes.mark(token.label) ?? token.raw
      default:
        return token.raw
    }
  }

  /** A picture among the words ends a paragraph, and what follows begins another. */
  function paragraphs(kind: 'paragraph' | 'line', tokens: Token[] | undefined): ProseBlock[] {
    const blocks: ProseBlock[] = []
    let children: ProseInline[] = []
    const end = () => {
      if (children.some(isSeen)) blocks.push({ kind, children })
      children = []
    }
    for (const part of inlines(tokens)) {
      if (typeof part === 'string' || part.kind !== 'picture') children.push(part)
      else {
        end()
        blocks.push({ ...part, kind: 'figure' })
      }
    }
    end()
    return blocks
  }

  const cell = ({ align, tokens }: Tokens.TableCell): ProseTableCell => ({
    align,
    children: inlines(tokens),
  })

  const item = ({ task, tokens }: Tokens.ListItem): ProseItem => {
    const [box, line, ...more] = tokens as MarkedToken[]
    if (box?.type !== 'checkbox' || line?.type !== 'text') return { task, blocks: blocks(tokens) }
    return { task, blocks: blocks([{ ...line, tokens: [box, ...(line.tokens ?? [])] }, ...more]) }
  }

  const blocks = (tokens: Token[]): ProseBlock[] => tokens.flatMap(block)

  function block(any: Token): ProseBlock | ProseBlock[] {
    const token = any as MarkedToken
    switch (token.type) {
      case 'paragraph':
        return paragraphs('paragraph', token.tokens)
      case 'text':
        return paragraphs('line', token.tokens ?? [token])
      case 'heading': {
        const { text, id } = headings.get(any) ?? { text: plainWords(token.tokens), id: '' }
        const level = Math.max(2, token.depth)
        return { kind: 'heading', level, id, text, children: inlines(token.tokens) }
      }
      case 'list': {
        const start = token.ordered ? Number(token.start) : null
        return { kind: 'list', start, items: token.items.map(item) }
      }
      case 'blockquote':
        return { kind: 'quote', blocks: blocks(token.tokens) }
      case 'code': {
        const [language = ''] = token.lang?.split(/\s/, 1) ?? []
        const label = fillIn(labels.code, { number: ++count.codes })
        return { kind: 'code', text: token.text.trimEnd(), language, label }
      }
      case 'table': {
        const columns = token.header.map(({ tokens }) => plainWords(tokens)).filter(Boolean)
        const label = fillIn(labels.table, { number: ++count.tables, columns: columns.join(', ') })
        const rows = token.rows.map((row) => row.map(cell))
        return { kind: 'table', label, head: token.header.map(cell), rows }
      }
      case 'hr':
        return { kind: 'rule' }
      case 'html':
        return { kind: 'paragraph', children: [token.raw.trim()] }
      // Empty lines, addresses of links, and the texts of footnotes, which stand below all others.
      default:
        return []
    }
  }

  return { blocks: blocks(tokens), footnotes: footnotes.texts(blocks) }
}

/** Whether a part of a paragraph is more than space. */
const isSeen = (part: ProseInline) =>
  typeof part === 'string' ? part.trim() !== '' : part.kind !== 'break'

/** Splits a text at its `##` headings, so that notes, and grounds, can go by its parts. */
export function articleSections(blocks: ProseBlock[]): ArticleSection[] {
  const sections: ArticleSection[] = []
  for (const block of blocks) {
    if (block.kind === 'heading' && block.level === 2) {
      const { id, text, children } = block
      sections.push({ id, heading: { text, children }, blocks: [] })
    } else {
      if (sections.length === 0) sections.push({ id: '', heading: null, blocks: [] })
      sections.at(-1)?.blocks.push(block)
    }
  }
  return sections
}

export const wordCount = (markdown: string) => markdown.trim().split(/\s+/).length

/** Minutes that a text takes at 220 words a minute, at least one. */
export const readingMinutes = (markdown: string) =>
  Math.max(1, Math.round(wordCount(markdown) / 220))
