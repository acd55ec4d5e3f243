import type { CaseStudy } from '../../schemas/block-pages.ts'
import type { Accent, KiteDesign } from '../../schemas/kite.ts'
import type { Link } from '../../schemas/parts.ts'
import type { Block } from './block.ts'
import type { ContactPersonProps } from './call-to-action/contact-person.tsx'

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

const LOADERS = import.meta.glob<(block: Block, page: BlockPage) => object>('./*/load.server.ts', {
  eager: true,
  import: 'load',
})

/** The blocks of a page, without hidden ones, each with what its `load.server.ts` adds. */
export const loadBlocks = (page: BlockPage): LoadedBlock[] =>
  page.blocks
    .filter(({ hidden }) => !hidden)
    .map((block) => ({
      ...block,
      ...LOADERS[`./${block.block}/load.server.ts`]?.(block, page),
    }))
