import type { CaseStudy } from '../../model/block-pages.ts'
import type { Accent, KiteDesign } from '../../schemas/kite.ts'
import type { Link } from '../../schemas/parts.ts'
import {
  cardOf,
  caseStudiesOf,
  demoProps,
  labels,
  menuItem,
  products,
  services,
  workPage,
} from '../content/content.server.ts'
import { readMarkdown } from '../content/markdown.server.ts'
import { pageLink } from '../content/page-link.server.ts'
import { pictureSources } from '../content/pictures.server.ts'
import type { Block, BlockName } from './block.ts'
import type { ContactPersonProps } from './call-to-action/call-to-action.tsx'

/** What blocks may need to know of their page. */
export type BlockPage = {
  path: string
  blocks: readonly Block[]
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

/** A block with what its component needs besides; in the editor also its place in the content. */
export type LoadedBlock = Block & { place?: string }

/** What the components of blocks need besides the fields of their files. */
const LOADERS: { [Name in BlockName]?: (block: Block<Name>, page: BlockPage) => object } = {
  'call-to-action': (_, page) => ({
    link: pageLink(page),
    kite: page.kite,
    person: page.person,
    links: page.links,
  }),
  'case-studies': (_, { slug = '' }) => ({ caseStudies: caseStudiesOf(slug) }),
  demo: ({ name }) => demoProps(name),
  picture: ({ picture }) => ({ sources: pictureSources(picture) }),
  products: (block) => ({
    cards: products
      .filter(({ slug }) => block.products.includes(slug))
      .map((product) => ({ ...cardOf(product), description: undefined })),
  }),
  related: (block) => ({
    items: services.filter(({ slug }) => block.services.includes(slug)).map(menuItem),
  }),
  story: (_, { people, sample, figure, accent = 'ink' }) => ({
    labels: workPage.labels,
    people,
    sample,
    figure,
    accent,
  }),
  subservices: (_, { accent }) => ({ accent }),
  text: ({ content }) => ({
    ...readMarkdown(content, { labels, pictureOf: pictureSources }),
    footnotesTitle: labels.footnotes,
  }),
}

/** The blocks of a page, without hidden ones, each with what its component needs. */
export const loadBlocks = (page: BlockPage): LoadedBlock[] =>
  page.blocks
    .filter(({ hidden }) => !hidden)
    .map((block) => {
      const load = LOADERS[block.block] as ((block: Block, page: BlockPage) => object) | undefined
      return { ...block, ...load?.(block, page) }
    })
