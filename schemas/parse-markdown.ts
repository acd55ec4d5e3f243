import GithubSlugger from 'github-slugger'
import type { Definition, Nodes, Root } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'

declare module 'mdast' {
  interface HeadingData {
    hProperties?: { id: string }
  }
}

const parser = unified().use(remarkParse).use(remarkGfm)

/** The text of a heading or table cell, without Markdown's syntax, footnote references and HTML. */
export const plainText = (node: Nodes) => textOf(node, { includeHtml: false })

/**
 * The only Markdown parser, for pages and checks: GitHub's Markdown with footnotes. Reference links and
 * images become ordinary ones. Each heading outside quotations gets an anchor.
 */
export function parseMarkdown(text: string): Root {
  const tree = parser.parse(text)
  resolveReferences(tree)
  const slugger = new GithubSlugger()
  for (const node of tree.children) {
    if (node.type === 'heading') node.data = { hProperties: { id: slugger.slug(plainText(node)) } }
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
