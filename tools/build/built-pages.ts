import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Element, Nodes, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { visit } from 'unist-util-visit'

/** Reads and parses every page of the built site: its document by its address, such as `/about`. */
export const readPages = (client: string): Map<string, Root> =>
  new Map(
    globSync('**/index.html', { cwd: client }).map((file) => [
      `/${path.dirname(file)}`.replaceAll(path.sep, '/').replace('/.', '/'),
      fromHtml(readFileSync(path.join(client, file), 'utf8')),
    ]),
  )

/** All elements of this name, in the order of the document. */
export function elements(tree: Nodes, tagName: string): Element[] {
  const found: Element[] = []
  visit(tree, { type: 'element', tagName }, (node) => {
    found.push(node as Element)
  })
  return found
}

/** A copy of `<main>` for reading: without hidden elements, with spaces between others. @throws Error without one */
export function readableMain(document: Root): Element {
  const main = structuredClone(elements(document, 'main')[0])
  if (!main) throw new Error('The page has no <main>')
  visit(main, 'element', (node) => {
    const children = node.children.filter(
      (child) => child.type !== 'comment' && !('properties' in child && child.properties.hidden),
    )
    node.children = children.flatMap((child, index) =>
      child.type === 'element' && children[index + 1]?.type === 'element'
        ? [child, { type: 'text', value: ' ' }]
        : [child],
    )
  })
  return main
}
