import { createHash } from 'node:crypto'
import type { Element, Root } from 'hast'
import { toText } from 'hast-util-to-text'
import { changeOf } from '../../model/writing/merge-values.ts'
import { elements, readableMain, readPages } from './built-pages.ts'

/** The pages of a built site by address, each with its name, its texts and a digest of what it shows. */
export type SitePages = Record<string, { name: string; digest: string; texts: string[] }>

/** Words of a page before and now; one of them is empty if they are new or gone. */
type WordChange = { before: string; now: string }

/** What happened to a page from one build to another; without an address it concerns all pages. */
export type PageChange = {
  change: 'new' | 'changed' | 'removed'
  name: string
  address?: string
  words: WordChange[]
}

/** Stands for what is the same on all pages: header, footer and styles. */
const EVERY_PAGE = 'Header, footer or colours of every page'

const digestOf = (...texts: unknown[]) => createHash('sha256').update(texts.join()).digest('hex')

/** Properties that no visitor sees: names that only a build chooses, and positions in the file. */
const UNSEEN = /^(?:className|id|htmlFor|(?:data|aria)[A-Z]\w*|position)$/

/** What a visitor sees of an element, as text: without scripts, and without these elements in it. */
const visible = (element: Element | undefined, ...without: string[]) =>
  JSON.stringify(element, (key, value) =>
    UNSEEN.test(key) || ['script', 'link', ...without].includes(value?.tagName) ? undefined : value,
  )

const contentOf = (document: Root, name: string) =>
  elements(document, 'meta').find(({ properties }) => properties.name === name)?.properties.content

/** The texts of a document, each of which stands alone. */
const textsOf = (tree: Element | undefined) =>
  (tree ? toText(tree) : '').split(/\s*[\n\t]\s*/).filter(Boolean)

/** The pages of a built site. @param nameOf the owner's name of the page at an address, if not its title */
export function readSitePages(
  site: string,
  nameOf: (address: string) => string | undefined,
): SitePages {
  const pages = readPages(site)
  const home = pages.get('/') ?? { type: 'root', children: [] }
  const around = visible(elements(home, 'body')[0], 'main')
  const aroundTexts = ['header', 'footer'].flatMap((name) => elements(home, name).flatMap(textsOf))
  const styles = elements(home, 'style').map((style) => visible(style))
  return Object.fromEntries([
    [EVERY_PAGE, { name: EVERY_PAGE, digest: digestOf(around, ...styles), texts: aroundTexts }],
    ...Array.from(pages, ([address, document]) => {
      const [name = address] = textsOf(elements(document, 'title')[0])
      const main = visible(elements(document, 'main')[0])
      const description = contentOf(document, 'description')
      const digest = digestOf(name, description, main)
      const texts = [name, String(description ?? ''), ...textsOf(readableMain(document))]
      return [address, { name: nameOf(address) ?? name.replace(/ \| .*$/, ''), digest, texts }]
    }),
  ])
}

const AROUND = 6

/** The words that differ, with some of those around them that do not. */
function shortened(text: string, other: string): string {
  const words = text.split(' ')
  const { start, end } = changeOf(words, other.split(' '))
  const [from, to] = [start - AROUND, end + AROUND]
  const shown = words.slice(Math.max(0, from), to).join(' ')
  return `${from > 0 ? '… ' : ''}${shown}${to < words.length ? ' …' : ''}`
}

/** The texts that only one of two pages has, in pairs as long as there are as many of each. */
function wordsOf(before: string[], now: string[]): WordChange[] {
  const gone = before.filter((text) => !now.includes(text))
  const come = now.filter((text) => !before.includes(text))
  if (gone.length === come.length)
    return gone.map((text, index) => {
      const now = come[index] ?? ''
      return { before: shortened(text, now), now: shortened(now, text) }
    })
  return [
    ...gone.map((before) => ({ before, now: '' })),
    ...come.map((now) => ({ before: '', now })),
  ]
}

/** The pages that are new, changed or gone, with the words that have changed. */
export function changesOf(before: SitePages, now: SitePages): PageChange[] {
  const addresses = [...new Set([...Object.keys(now), ...Object.keys(before)])].sort()
  return addresses.flatMap((address): PageChange[] => {
    const [old, page] = [before[address], now[address]]
    const { name } = page ?? old ?? { name: '' }
    if (old?.digest === page?.digest) return []
    const words = old?.texts && page ? wordsOf(old.texts, page.texts) : []
    if (address === EVERY_PAGE) return old ? [{ change: 'changed', name, words }] : []
    return [{ change: !old ? 'new' : page ? 'changed' : 'removed', name, address, words }]
  })
}
