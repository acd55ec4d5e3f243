import { decodeHTMLStrict } from 'entities'
import GithubSlugger from 'github-slugger'
import type { MarkedToken, Token, Tokens } from 'marked'
import { type FootnoteMarkToken, type FootnoteToken, marked } from './markdown.ts'

/** A heading of a text: its level (2 for `##`), its words without marks, and its anchor. */
export type MarkdownHeading = { depth: number; text: string; id: string; line: number }
/** A link of a text, and where it leads. */
export type MarkdownLink = { href: string; line: number }
/** A picture of a text: the file it names, and the words for those who do not see it. */
export type MarkdownImage = { name: string; alt: string; line: number }
/** A footnote's mark or text, by the label that joins the two. */
export type MarkdownFootnote = { label: string; line: number }
/** HTML in a text, which the page shows as it is written. */
export type MarkdownHtml = { html: string; line: number }

/** The words of a heading or table cell, without the marks of Markdown. */
export const plainWords = (tokens: Token[] = []): string => tokens.map(wordsOf).join('')

function wordsOf(any: Token): string {
  const token = any as MarkedToken | FootnoteMarkToken
  if (token.type === 'footnoteMark' || token.type === 'html') return ''
  if (token.type === 'br') return ' '
  if (token.type === 'link' && token.autolink) return token.text
  if ('tokens' in token && token.tokens) return plainWords(token.tokens)
  if (token.type === 'text') return decodeHTMLStrict(token.text)
  return 'text' in token ? token.text : ''
}

/** The words and the anchor of every heading among the blocks of a text. */
export function headingsOf(blocks: Token[]): Map<Token, { text: string; id: string }> {
  const slugger = new GithubSlugger()
  const headings = blocks.filter((block) => block.type === 'heading')
  return new Map(
    headings.map((heading) => {
      const text = plainWords((heading as Tokens.Heading).tokens)
      return [heading, { text, id: slugger.slug(text) }]
    }),
  )
}

/**
 * What a Markdown text names: its headings (each with the anchor that the page gives it), links,
 * pictures, footnotes and HTML, in order. What stands in code is none of them.
 * @param text Markdown without the fields above it
 * @returns lines are counted from 1, from the beginning of `text`
 */
export function markdownParts(text: string) {
  const headings: MarkdownHeading[] = []
  const links: MarkdownLink[] = []
  const images: MarkdownImage[] = []
  const footnotes: MarkdownFootnote[] = []
  const footnoteMarks: MarkdownFootnote[] = []
  const html: MarkdownHtml[] = []
  const blocks = marked.lexer(text)
  const named = headingsOf(blocks)
  let line = 1
  for (const block of blocks) {
    const heading = named.get(block)
    if (heading && block.type === 'heading') headings.push({ depth: block.depth, ...heading, line })
    let from = 0
    marked.walkTokens([block], (any) => {
      const token = any as MarkedToken | FootnoteToken | FootnoteMarkToken
      if (!NAMING.includes(token.type)) return
      const at = block.raw.indexOf(firstLine(token.raw), from)
      from = Math.max(from, at + 1)
      const its = { line: line + linesIn(block.raw.slice(0, Math.max(at, 0))) }
      if (token.type === 'link') links.push({ href: token.href, ...its })
      if (token.type === 'image') images.push({ name: token.href, alt: token.text, ...its })
      if (token.type === 'footnote') footnotes.push({ label: token.label, ...its })
      if (token.type === 'footnoteMark') footnoteMarks.push({ label: token.label, ...its })
      if (token.type === 'html') html.push({ html: token.raw.trim(), ...its })
    })
    line += linesIn(block.raw)
  }
  return { headings, links, images, footnotes, footnoteMarks, html }
}

const NAMING = ['link', 'image', 'footnote', 'footnoteMark', 'html']
const firstLine = (text: string) => text.split('\n', 1)[0] ?? ''
const linesIn = (text: string) => text.split('\n').length - 1
