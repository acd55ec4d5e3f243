import type { Element, ElementContent, Properties } from 'hast'
import type { FootnoteDefinition, ListItem, RootContent } from 'mdast'
import { defaultHandlers, type Handlers, toHast } from 'mdast-util-to-hast'
import { visit } from 'unist-util-visit'
import { fillIn } from '../../contract/fill-in.ts'
import { parseMarkdown, plainText } from '../../schemas/parse-markdown.ts'
import type { Picture } from '../../schemas/parts.ts'
import { DATA } from '../data-attributes.ts'
import type { PictureSources } from '../ui/picture/picture.tsx'
import type { Footnote } from '../ui/prose/footnotes.tsx'

/** What a text needs of its surroundings. */
type MarkdownContext = {
  /** Names of what is numbered, from `content/labels.yaml`. */
  labels: { table: string; code: string; footnote: string; footnoteBack: string }
  pictureOf: (picture: Picture) => PictureSources
}

/** One part of a text: its `##` heading and the text under it; the first may have no heading. */
export type ArticleSection = {
  id: string
  heading: { text: string; nodes: ElementContent[] } | null
  nodes: ElementContent[]
  /** A table with a column of figures: the part works an example, and has a background of its own. */
  hasFigures: boolean
}

const element = (
  tagName: string,
  properties: Properties,
  children: ElementContent[] = [],
  data: Record<string, unknown> = {},
): Element => withData({ type: 'element', tagName, properties, children }, data)

/** Gives an element what its component needs. `hast-util-from-parse5` types `data` for its own use alone. */
const withData = (node: Element, data: Record<string, unknown>): Element =>
  Object.assign(node, { data })

const text = (value: string) => ({ type: 'text', value }) as const

/**
 * Reads Markdown into elements (hast: plain data that a loader can return) for `ProseNodes` to draw,
 * split at its `##` headings, and into footnotes in the order of their first marks. HTML in it stays
 * the text that it is; a heading is never larger than `##`, since the page has its own first one.
 * @throws Error when a picture is not there
 */
export function readMarkdown(markdown: string, { labels, pictureOf }: MarkdownContext) {
  const tree = parseMarkdown(markdown)
  const definitions = new Map<string, FootnoteDefinition>()
  visit(tree, 'footnoteDefinition', (node) => {
    if (!definitions.has(node.identifier)) definitions.set(node.identifier, node)
  })
  visit(tree, 'listItem', checkboxAsText)
  const count = { tables: 0, codes: 0 }
  /** Footnotes in the order of their first marks, each with how often it is marked. */
  const marks = new Map<string, number>()
  const markId = (number: number, time: number) => `fnref:${number}${time > 1 ? `:${time}` : ''}`

  const handlers: Handlers = {
    heading: (state, node) =>
      defaultHandlers.heading(state, { ...node, depth: Math.max(2, node.depth) }),
    paragraph: (state, node) => paragraphs(state.all(node)),
    image: (_state, { url, alt, title }) =>
      element('img', {}, [], { picture: pictureOf({ name: url, alt: alt ?? '' }), caption: title }),
    code: (_state, { lang, value }) =>
      element('pre', {}, [element('code', {}, [text(value.trimEnd())])], {
        label: fillIn(labels.code, { number: ++count.codes }),
        language: lang ?? '',
      }),
    table: (state, node) => {
      const columns = node.children[0].children.map(plainText).filter(Boolean).join(', ')
      const label = fillIn(labels.table, { number: ++count.tables, columns })
      return withData(defaultHandlers.table(state, node), { label })
    },
    footnoteReference: (_state, { identifier }) => {
      const time = (marks.get(identifier) ?? 0) + 1
      marks.set(identifier, time)
      const number = [...marks.keys()].indexOf(identifier) + 1
      const ariaLabel = fillIn(labels.footnote, { number })
      const link = { id: markId(number, time), href: `#fn:${number}`, ariaLabel }
      return element('sup', {}, [element('a', link, [text(`${number}`)])])
    },
    html: (_state, { value }, parent) =>
      BLOCKS.has(parent?.type ?? '') ? element('p', {}, [text(value.trim())]) : text(value),
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

  // A footnote may mark others, which then follow.
  const texts: ElementContent[][] = []
  for (const identifier of marks.keys())
    texts.push(draw(definitions.get(identifier)?.children ?? []))
  const footnotes = [...marks.values()].map((times, index): Footnote => {
    const number = index + 1
    const label = fillIn(labels.footnoteBack, { number })
    const back = Array.from({ length: times }, (_, time) => ({
      href: `#${markId(number, time + 1)}`,
      label,
    }))
    return { id: `fn:${number}`, nodes: texts[index] ?? [], back }
  })
  return { sections, footnotes }
}

const BLOCKS = new Set(['root', 'blockquote', 'listItem', 'footnoteDefinition'])

/** A picture among the words ends a paragraph, and what follows begins another. */
function paragraphs(children: ElementContent[]): Element[] {
  const blocks: Element[] = []
  let words: ElementContent[] = []
  const end = () => {
    const [first, second] = words
    // A paragraph that is bold from end to end is what a hurried reader should take along.
    const isKeySentence = !second && first?.type === 'element' && first.tagName === 'strong'
    const isSeen = words.some((word) => (word.type === 'text' ? word.value.trim() : !isBreak(word)))
    if (isSeen) blocks.push(element('p', isKeySentence ? { dataBackground: 'rani' } : {}, words))
    words = []
  }
  for (const child of children) {
    if (child.type !== 'element' || child.tagName !== 'img') words.push(child)
    else {
      end()
      blocks.push({ ...child, tagName: 'figure' })
    }
  }
  end()
  return blocks
}

const isBreak = (node: ElementContent) => node.type === 'element' && node.tagName === 'br'

/** An entry of a list of tasks begins with its box as a character. */
function checkboxAsText(item: ListItem) {
  const [line] = item.children
  if (typeof item.checked !== 'boolean') return
  if (line?.type === 'paragraph')
    line.children.unshift({ type: 'text', value: item.checked ? '☑ ' : '☐ ' })
  item.data = { hProperties: { [DATA.task]: true } }
  item.checked = null
}

/** Without positions, and without the ends of lines that the conversion sets between elements. */
function tidy({ children }: Pick<Element, 'children'>): ElementContent[] {
  return children.flatMap(({ position, ...node }) => {
    if (node.type === 'text' && node.value === '\n' && !position) return []
    return node.type === 'element' ? { ...node, children: tidy(node) } : node
  }) as ElementContent[]
}

export const wordCount = (markdown: string) => markdown.trim().split(/\s+/).length

/** Minutes that a text takes at 220 words a minute, at least one. */
export const readingMinutes = (markdown: string) =>
  Math.max(1, Math.round(wordCount(markdown) / 220))
