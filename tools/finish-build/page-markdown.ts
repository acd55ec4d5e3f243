import type { Element, ElementContent, Nodes, Parents } from 'hast'
import rehypeParse from 'rehype-parse'
import rehypeRemark from 'rehype-remark'
import remarkGfm from 'remark-gfm'
import remarkStringify from 'remark-stringify'
import { unified } from 'unified'
import { DATA } from '../../app/data-attributes.ts'

/** What is used or looked at, and not read. */
const SKIPPED = new Set([
  ...['nav', 'form', 'fieldset', 'input', 'button', 'svg', 'iframe'],
  ...['template', 'noscript', 'script', 'style'],
])

/** `data-page-only` is `dataPageOnly` among the properties of an element. */
const PAGE_ONLY = DATA.pageOnly.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())

const isSkipped = ({ tagName, properties }: Element) =>
  SKIPPED.has(tagName) ||
  PAGE_ONLY in properties ||
  properties.ariaHidden === 'true' ||
  properties.role === 'status' ||
  (tagName === 'img' && !properties.alt)

const isElement = (node: Nodes | undefined): node is Element => node?.type === 'element'

const isHeading = ({ tagName }: Element) => /^h[2-6]$/.test(tagName)

const hasHeading = (node: ElementContent): boolean =>
  isElement(node) && (isHeading(node) || node.children.some(hasHeading))

/** Leaves what is to be read, with whole addresses. */
function keepReadable(parent: Parents, address: string, isStep = false): void {
  const children = (parent.children as ElementContent[]).filter(
    (child) => child.type === 'text' || (isElement(child) && !isSkipped(child)),
  )
  parent.children = children.flatMap((child, index) => {
    if (!isElement(child)) return [child]
    const { tagName, properties } = child
    keepReadable(child, address, isStep || tagName === 'ol')
    for (const name of ['href', 'src']) {
      if (properties[name]) properties[name] = new URL(String(properties[name]), address).href
    }
    // A sign that is drawn, such as the way back from a footnote.
    if (tagName === 'a' && child.children.length === 0) return []
    if (tagName === 'aside') child.tagName = 'blockquote'
    // A step is an item of a list: its heading would be none of the page's.
    if (isStep && isHeading(child)) child.tagName = 'strong'
    // Cards are sections with headings of their own; a list around them says no more.
    if (tagName === 'ul' && hasHeading(child)) {
      return child.children.flatMap((item) => (isElement(item) ? item.children : []))
    }
    // What stands apart by styles alone would be one word.
    return isElement(children[index + 1]) ? [child, { type: 'text', value: ' ' }] : [child]
  })
}

const processor = unified()
  .use(rehypeParse)
  .use(
    () =>
      (tree: Nodes, { data }) =>
        keepReadable(tree as Parents, String(data.address)),
  )
  .use(rehypeRemark)
  .use(remarkGfm)
  .use(remarkStringify, { bullet: '-', bulletOther: '*', rule: '-' })

/**
 * A page as Markdown, made of what its `<main>` shows, from its title on. Controls, navigation and
 * decoration are left out, and whatever has `DATA.pageOnly`.
 * @param html the whole page
 * @param address the page's whole address, with which the text ends; links and pictures get whole ones too
 */
export function pageMarkdown(html: string, address: string): string {
  const value = /<h1[\s\S]*<\/main>/.exec(html)?.[0] ?? ''
  return `${processor.processSync({ value, data: { address } })}\n---\n${address}\n`
}
