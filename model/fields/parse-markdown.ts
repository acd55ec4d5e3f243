import GithubSlugger from 'github-slugger'
import type { Definition, Nodes, Root } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { type Processor, unified } from 'unified'
import { visit } from 'unist-util-visit'

declare module 'mdast' {
  interface HeadingData {
    hProperties?: { id: string }
  }
}

/** GitHub's Markdown as we use it: only `~~` strikes out, escaped addresses are text, and tables are not padded. */
export function gfm(this: Processor) {
  remarkGfm.call(this, { singleTilde: false, tablePipeAlign: false })
  // They would make links of what is text to the parser.
  for (const extension of this.data().fromMarkdownExtensions?.flat() ?? [])
    delete extension.transforms
}

/** Parses Markdown: the parser of everything that reads it. */
export const parser = unified().use(remarkParse).use(gfm)

/** Blanks the code in a Markdown text; all else stays in its place. */
export function withoutCode(text: string): string {
  let others = text
  visit(parser.parse(text), ['code', 'inlineCode'], ({ position }) => {
    const [from, to] = [position?.start.offset, position?.end.offset]
    const blank = text.slice(from, to).replace(/\S/g, ' ')
    others = others.slice(0, from) + blank + others.slice(to)
  })
  return others
}

/** The text of a heading or table cell, without Markdown's syntax, footnote references and HTML. */
export const plainText = (node: Nodes) => textOf(node, { includeHtml: false })

/** The only Markdown parser: GitHub's, with references resolved. Each heading outside quotations gets an anchor. */
export function parseMarkdown(text: string): Root {
  const tree = parser.parse(text)
  resolveReferences(tree)
  const slugger = new GithubSlugger()
  for (const node of tree.children) {
    if (node.type !== 'heading') continue
    const text = plainText(node)
    node.data = { hProperties: { id: slugger.slug(/[\p{L}\p{N}]/u.test(text) ? text : 'section') } }
  }
  return tree
}

function resolveReferences(tree: Root) {
  const definitions = new Map<string, Definition>()
  visit(tree, 'definition', (node) => {
    if (!definitions.has(node.identifier)) definitions.set(node.identifier, node)
  })
  visit(tree, ['linkReference', 'imageReference'], (node) => {
    const { url, title } = definitions.get((node as Definition).identifier) ?? {}
    const type = node.type === 'linkReference' ? 'link' : 'image'
    Object.assign(node, { type, url, title })
  })
}
