import type { Accent, KiteDesign } from '../../model/fields/kite.ts'
import type { Link } from '../../model/fields/parts.ts'
import type { TeamMember } from '../../model/files/person.ts'
import type { Counts } from '../content/markdown.server.ts'
import type { CaseStudy } from '../pages/case-study/schema.ts'
import type { PictureSources } from '../ui/picture.tsx'
import type { Block, BlockName } from './block.ts'

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
  person?: (TeamMember & { slug: string }) | undefined
  /** Of the work that it shows: its service or product, its picture, the figure that changed, who did it. */
  offer?: { href: string }
  image?: PictureSources
  figure?: CaseStudy['hero']['figure']
  people?: { name: string; href: string }[]
  links?: Link[]
  sample?: boolean | undefined
}

/** What the component of a block needs besides the fields of its file. A page's `blocks` are those that it shows. */
export type Load<Name extends BlockName> = (
  block: Block<Name>,
  page: BlockPage,
  counts: Counts,
) => object
