import GithubSlugger from 'github-slugger'
import { Marked, Parser, type Token } from 'marked'

/** A heading of a text: its level (2 for `##`), its words without marks, and its anchor. */
export type MarkdownHeading = { depth: number; text: string; id: string; line: number }
/** A link of a text, and where it leads. */
export type MarkdownLink = { href: string; line: number }
/** A picture of a text: the file it names, and the words for those who do not see it. */
export type MarkdownImage = { name: string; alt: string; line: number }

const marked = new Marked({ gfm: true })

/** The words of a heading or link, without the marks of Markdown. */
export function plainWords(tokens: Token[]): string {
  const parser = new Parser({})
  return parser.parseInline(tokens, parser.textRenderer)
}

/**
 * What a Markdown text names: its headings (each with the anchor that the page gives it), links and
 * pictures, in order. What stands in code is none of them.
 * @param text Markdown without the fields above it
 * @returns lines are counted from 1, from the beginning of `text`
 */
export function markdownParts(text: string) {
  const headings: MarkdownHeading[] = []
  const links: MarkdownLink[] = []
  const images: MarkdownImage[] = []
  const slugger = new GithubSlugger()
  let line = 1
  for (const block of marked.lexer(text)) {
    if (block.type === 'heading') {
      const words = plainWords(block.tokens ?? [])
      headings.push({ depth: block.depth, text: words, id: slugger.slug(words), line })
    }
    let from = 0
    marked.walkTokens([block], (token) => {
      if (token.type !== 'link' && token.type !== 'image') return
      const at = block.raw.indexOf(firstLine(token.raw), from)
      from = Math.max(from, at + 1)
      const its = { line: line + linesIn(block.raw.slice(0, Math.max(at, 0))) }
      if (token.type === 'link') links.push({ href: token.href, ...its })
      else images.push({ name: token.href, alt: token.text, ...its })
    })
    line += linesIn(block.raw)
  }
  return { headings, links, images }
}

const firstLine = (text: string) => text.split('\n', 1)[0] ?? ''
const linesIn = (text: string) => text.split('\n').length - 1
