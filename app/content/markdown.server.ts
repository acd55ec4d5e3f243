import type { Element, ElementContent, Properties } from 'hast'
import type { FootnoteDefinition, RootContent } from 'mdast'
import { defaultHandlers, type Handlers, toHast } from 'mdast-util-to-hast'
import { visit } from 'unist-util-visit'
import { fillIn } from '../../contract/fill-in.ts'
import { parseMarkdown, plainText } from '../../model/fields/parse-markdown.ts'
import type { Picture } from '../../model/fields/parts.ts'
import type { PictureSources } from '../ui/picture.tsx'
import type { Footnote } from '../ui/prose/footnotes.tsx'

type MarkdownContext = {
  /** Labels of numbered things, from `content/labels.yaml`. */
  labels: { table: string; code: string; footnote: string; footnoteBack: string }
  pictureOf: (picture: Picture) => PictureSources
  /** What the texts above on its page have; those of this text are added. */
  counts?: Counts
}

/** How many numbered things a page has: their ids and names are unique in it. */
export type Counts = { tables: number; codes: number; footnotes: number }

/** One section of a text: its `##` heading and the text below it; the first may have no heading. */
export type ArticleSection = {
  id: string
  heading: { text: string; nodes: ElementContent[] } | null
  nodes: ElementContent[]
  /** It has a table with a column of numbers: a worked example, with a background of its own. */
  hasFigures: boolean
}

const element = (
  tagName: string,
  properties: Properties,
  children: ElementContent[] = [],
  data: Record<string, unknown> = {},
): Element => withData({ type: 'element', tagName, properties, children }, data)

/** Adds data for the component that draws an element; the type of `data` elsewhere is too narrow. */
const withData = (node: Element, data: Record<string, unknown>): Element =>
  Object.assign(node, { data })

const text = (value: string) => ({ type: 'text', value }) as const

/**
 * Converts Markdown to hast elements for `ProseNodes` to draw, split at its `##` headings, and to footnotes in the
 * order of their first references. HTML in it is dropped. Throws when a picture is missing.
 */
export function readMarkdown(markdown: string, { labels, pictureOf, ...context }: MarkdownContext) {
  const tree = parseMarkdown(markdown)
  const definitions = new Map<string, FootnoteDefinition>()
  visit(tree, 'footnoteDefinition', (node) => {
    if (!definitions.has(node.identifier)) definitions.set(node.identifier, node)
  })
  const { counts: count = { tables: 0, codes: 0, footnotes: 0 } } = context
  /** How often each footnote is referenced, in the order of the first references. */
  const marks = new Map<string, number>()
  const markId = (number: number, time: number) => `fnref:${number}${time > 1 ? `:${time}` : ''}`

  const handlers: Handlers = {
    heading: (state, node) =>
      defaultHandlers.heading(state, { ...node, depth: Math.max(2, node.depth) }),
    paragraph: (state, node) => paragraph(state.all(node)),
    image: (_state, { url, alt, title }) =>
      element('img', {}, [], { picture: pictureOf({ name: url, alt: alt ?? '' }), caption: title }),
    code: (_state, { lang, value }) =>
      element('pre', {}, [element('code', {}, [text(value.trimEnd())])], {
        label: fillIn(labels.code, { number: ++count.codes }),
        language: lang ?? '',
      }),
    table: (state, node) => {
      const headings = node.children[0].children.map(plainText)
      const columns = headings.filter(Boolean).join(', ')
      const label = fillIn(labels.table, { number: ++count.tables, columns })
      const table = defaultHandlers.table(state, node)
      visit(table, { tagName: 'tr' }, ({ children }) => {
        const cells = children.filter((cell) => cell.type === 'element')
        for (const [index, cell] of cells.entries()) withData(cell, { label: headings[index] })
      })
      return withData(table, { label })
    },
    footnoteReference: (_state, { identifier }) => {
      const time = (marks.get(identifier) ?? 0) + 1
      marks.set(identifier, time)
      const number = count.footnotes + [...marks.keys()].indexOf(identifier) + 1
      const ariaLabel = fillIn(labels.footnote, { number })
      const link = { id: markId(number, time), href: `#fn:${number}`, ariaLabel }
      return element('sup', {}, [element('a', link, [text(`${number}`)])])
    },
  }
  const draw = (children: RootContent[]) =>
    tidy(toHast({ type: 'root', children }, { handlers }) as Element)

  const sections: ArticleSection[] = []
  for (const node of tree.children) {
    if (node.type === 'heading' && node.depth <= 2) {
      const heading = { text: plainText(node), nodes: draw(node.children) }
      sections.push({ id: node.data?.hProperties?.id ?? '', heading, nodes: [], hasFigures: false })
      continue
    }
    const nodes = draw([node])
    if (nodes.length === 0) continue
    if (sections.length === 0)
      sections.push({ id: '', heading: null, nodes: [], hasFigures: false })
    const section = sections.at(-1) as ArticleSection
    section.nodes.push(...nodes)
    if (node.type === 'table' && node.align?.includes('right')) section.hasFigures = true
  }

  // A footnote may reference others: they are appended to the list while it is read.
  const texts: ElementContent[][] = []
  for (const identifier of marks.keys())
    texts.push(draw(definitions.get(identifier)?.children ?? []))
  const footnotes = [...marks.values()].map((times, index): Footnote => {
    const number = count.footnotes + index + 1
    const label = fillIn(labels.footnoteBack, { number })
    const back = Array.from({ length: times }, (_, time) => ({
      href: `#${markId(number, time + 1)}`,
      label,
    }))
    return { id: `fn:${number}`, number, nodes: texts[index] ?? [], back }
  })
  count.footnotes += footnotes.length
  return { sections, footnotes }
}

/** A figure, text, or a key sentence for readers in a hurry, which is bold from end to end. */
function paragraph(children: ElementContent[]): Element {
  const [first, second] = children
  const only = !second && first?.type === 'element' ? first : undefined
  if (only?.tagName === 'img') return { ...only, tagName: 'figure' }
  if (only?.tagName !== 'strong') return element('p', {}, children)
  return element('p', { dataBackground: 'primary', className: ['headline', 'step-2'] }, children)
}

/** Drops positions, and the line ends that the conversion inserts between elements. */
function tidy({ children }: Pick<Element, 'children'>): ElementContent[] {
  return children.flatMap(({ position, ...node }) => {
    if (node.type === 'text' && node.value === '\n' && !position) return []
    return node.type === 'element' ? { ...node, children: tidy(node) } : node
  }) as ElementContent[]
}

export const wordCount = (markdown: string) => markdown.trim().split(/\s+/).length

/** Reading time in minutes at 220 words a minute, at least one. */
export const readingMinutes = (markdown: string) =>
  Math.max(1, Math.round(wordCount(markdown) / 220))
