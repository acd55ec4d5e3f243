import type { Element, ElementContent, Parents, Root } from 'hast'
import type { Root as Markdown } from 'mdast'
import rehypeRemark from 'rehype-remark'
import remarkGfm from 'remark-gfm'
import remarkStringify from 'remark-stringify'
import { unified } from 'unified'
import { DATA } from '../../app/data-attributes.ts'
import { readableMain } from './built-pages.ts'

const SKIPPED = new Set([
  ...['nav', 'form', 'fieldset', 'input', 'button', 'svg', 'iframe'],
  ...['template', 'noscript', 'script', 'style'],
])

/** The property name of `data-page-only` in hast: `dataPageOnly`. */
const PAGE_ONLY = DATA.pageOnly.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())

const isSkipped = ({ tagName, properties }: Element) =>
  SKIPPED.has(tagName) ||
  PAGE_ONLY in properties ||
  properties.ariaHidden === 'true' ||
  properties.role === 'status' ||
  (tagName === 'img' && !properties.alt)

const isElement = (node: ElementContent): node is Element => node.type === 'element'

const isHeading = ({ tagName }: Element) => /^h[2-6]$/.test(tagName)

const hasHeading = (node: ElementContent): boolean =>
  isElement(node) && (isHeading(node) || node.children.some(hasHeading))

/** Removes everything that is not for reading, and makes addresses absolute. */
function keepReadable(parent: Parents, address: string, isStep = false): void {
  const children = parent.children as ElementContent[]
  parent.children = children.flatMap((child) => {
    if (!isElement(child)) return [child]
    if (isSkipped(child)) return []
    const { tagName, properties } = child
    keepReadable(child, address, isStep || tagName === 'ol')
    for (const name of ['href', 'src']) {
      if (properties[name]) properties[name] = new URL(String(properties[name]), address).href
    }
    // Drop a link with only an icon, such as the one back from a footnote.
    if (tagName === 'a' && child.children.length === 0) return []
    if (tagName === 'aside') child.tagName = 'blockquote'
    // A step is a list item, which cannot contain a heading.
    if (isStep && isHeading(child)) child.tagName = 'strong'
    // Cards are sections with headings of their own, which need no list around them.
    if (tagName === 'ul' && hasHeading(child)) {
      return child.children.flatMap((item) => (isElement(item) ? item.children : []))
    }
    return [child]
  })
}

const beginWithTitle = () => (tree: Markdown) => {
  const isTitle = (node: Markdown['children'][number]) =>
    node.type === 'heading' && node.depth === 1
  tree.children.splice(0, tree.children.findIndex(isTitle))
}

const processor = unified()
  .use(rehypeRemark)
  .use(beginWithTitle)
  .use(remarkGfm)
  .use(remarkStringify, { bullet: '-', bulletOther: '*', rule: '-' })

/** Converts the `<main>` of a page to Markdown, from its title on, without controls, navigation and decoration. */
export function pageMarkdown(document: Root, address: string): string {
  const main = readableMain(document)
  keepReadable(main, address)
  const text = processor.stringify(processor.runSync({ type: 'root', children: [main] }))
  return `---\ncanonical: ${address}\n---\n\n${text}`
}
