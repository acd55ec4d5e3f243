import type { CaseStudy } from '../../model/block-pages.ts'
import type { Accent, KiteDesign } from '../../schemas/kite.ts'
import type { Link } from '../../schemas/parts.ts'
import {
  cardOf,
  caseStudiesOf,
  chosen,
  demoProps,
  labels,
  menuItem,
  products,
  services,
  workPage,
} from '../content/content.server.ts'
import { type Counts, readMarkdown } from '../content/markdown.server.ts'
import { linkOf } from '../content/page-link.server.ts'
import { pictureSources } from '../content/pictures.server.ts'
import { type Block, type BlockName, blocksOf } from './block.ts'
import type { ContactPersonProps } from './call-to-action/call-to-action.tsx'

/** What blocks may need to know of their page. */
export type BlockPage = {
  path: string
  blocks: readonly Block[]
  hero?: { picture?: unknown }
  /** The name of its file: case studies name it. */
  slug?: string
  accent?: Accent
  kite?: KiteDesign | undefined
  /** Who answers enquiries from it. */
  person?: ContactPersonProps | undefined
  /** The figure that changed by the work that it shows. */
  figure?: CaseStudy['hero']['figure']
  /** Who did the work that it shows. */
  people?: { name: string; href: string }[]
  /** Further links at its end. */
  links?: Link[]
  /** Its content is invented. */
  sample?: boolean | undefined
}

type Loader<Name extends BlockName> = (
  block: Block<Name>,
  page: BlockPage,
  counts: Counts,
) => object

/** What the components of blocks need besides the fields of their files. A page's `blocks` are those that it shows. */
const LOADERS = {
  'call-to-action': ({ link }, page) => ({
    link: linkOf(page.path, link),
    kite: page.kite,
    person: page.person,
    links: page.links,
  }),
  'case-studies': (_, { slug = '' }) => ({ caseStudies: caseStudiesOf(slug) }),
  'contact-form': (block, page) => ({ number: blocksOf(page, 'contact-form').indexOf(block) + 1 }),
  demo: ({ name }) => demoProps(name),
  picture: (block, { blocks, hero }) => ({
    sources: pictureSources(block.picture),
    // One at the top may be the largest paint; any other would take from it.
    priority: !hero?.picture && blocks.slice(0, 2).find((one) => one.block === 'picture') === block,
  }),
  products: (block) => ({
    cards: chosen(products, block.products).map((product) => ({
      ...cardOf(product),
      description: undefined,
    })),
  }),
  related: (block) => ({ items: chosen(services, block.services).map(menuItem) }),
  story: (_, { people, sample, figure, accent = 'ink' }) => ({
    labels: workPage.labels,
    people,
    sample,
    figure,
    accent,
  }),
  subservices: (_, { accent }) => ({ accent }),
  text: ({ content }, _, counts) => ({
    ...readMarkdown(content, { labels, pictureOf: pictureSources, counts }),
    footnotesTitle: labels.footnotes,
  }),
} satisfies { [Name in BlockName]?: Loader<Name> }

type Loaders = typeof LOADERS

/** What the component of a block takes: the fields of its file, and what its loader returns. */
export type BlockProps<Name extends BlockName> = Block<Name> &
  (Name extends keyof Loaders ? ReturnType<Loaders[Name]> : unknown)

/** A block with what its component needs besides; in the editor also its place in the content. */
export type LoadedBlock = Block & { place?: string }

/** The blocks of a page, without hidden ones, each with what its component needs. */
export function loadBlocks(page: BlockPage): LoadedBlock[] {
  const blocks = page.blocks.filter(({ hidden }) => !hidden)
  const counts = { tables: 0, codes: 0, footnotes: 0 }
  const loaders: { [name: string]: Loader<never> | undefined } = LOADERS
  return blocks.map((block) => ({
    ...block,
    ...loaders[block.block]?.(block as never, { ...page, blocks }, counts),
  }))
}
