import { type Block, blocksOf } from '../app/blocks/block.ts'
import { DEMOS } from '../app/demos/demos.ts'
import { blockPages } from '../model/addresses.ts'
import { ONCE } from '../model/checks/check-blocks.ts'
import { products, services, siteContent } from './content-file.ts'

export const EVERY_BLOCK = '/every-block'

/** A word of every text of the hidden blocks. */
export const HIDDEN = 'zzhidden'

/** The notes, links and choices in which two blocks of a kind differ. */
export const NOTES = ['Counted by the first.', 'Counted by the second.']
export const BUTTONS = ['/about', '/work']
/** Two that are shown, and a hidden one. */
export const DEMOS_OF_PAGE = Object.keys(DEMOS).slice(0, 3)
const lastFirst = (entries: { slug: string }[]) =>
  entries
    .slice(0, 3)
    .map(({ slug }) => slug)
    .reverse()
export const CHOSEN = { products: lastFirst(products), services: lastFirst(services) }

/** What differs in the first and the second block of a kind. */
const DIFFERENT: { [Name in Block['block']]?: (index: number) => object } = {
  'call-to-action': (index) => ({ link: { label: `Go ${index}`, href: BUTTONS[index] ?? '/' } }),
  demo: (index) => ({ name: DEMOS_OF_PAGE[index] }),
  offers: (index) => ({ title: `Offers ${index}` }),
  products: () => ({ products: CHOSEN.products }),
  related: () => ({ services: CHOSEN.services }),
  text: (index) => ({
    content: `## ${index < 2 ? '🎉' : 'Enquiry'}${' party'.repeat(index % 2)}\n\nIt flies[^1].\n\n| Day | Kites |\n| - | -: |\n| Monday | ${index} |\n\n    code\n\n[^1]: ${NOTES[index]}`,
  }),
}

/** With a word at the end of every text. */
function marked(value: unknown): unknown {
  if (typeof value === 'string') return value.includes(' ') ? `${value.trim()} ${HIDDEN}` : value
  if (typeof value !== 'object' || value === null) return value
  const parts = Object.entries(value).map(([key, part]) => [key, marked(part)])
  return Array.isArray(value) ? parts.map(([, part]) => part) : Object.fromEntries(parts)
}

/** A page with every block that the content has, hidden and then twice where it can be, pictures first. */
export function everyBlock() {
  const { title, intro: text } = siteContent.contact
  const shown = blockPages(siteContent).flatMap((page) => page.blocks)
  const known = new Map<string, object>([
    ...blocksOf({ blocks: shown }, 'picture').map((block) => ['picture', block] as const),
    ...shown.toReversed().map((block) => [block.block, block] as const),
    ['text', { block: 'text' }],
    ['offers as a grid', { block: 'offers', of: 'services', variant: 'grid', title, intro: text }],
    ['offers as posters', { block: 'offers', of: 'products', variant: 'posters', title }],
  ])
  const blocksAs = (index: number) =>
    [...known].map(([name, block]) => ({ ...block, ...DIFFERENT[name as Block['block']]?.(index) }))
  const hidden = blocksAs(2).map((block) => ({ ...Object(marked(block)), hidden: true }))
  const [first, second] = [blocksAs(0), blocksAs(1)]
  const pairs = first.flatMap((block, index) =>
    ONCE.includes(`${Object(block).block}`) ? [block] : [block, second[index]],
  )
  return { title, hero: { kite: siteContent.brand.kite }, blocks: [...hidden, ...pairs] }
}
