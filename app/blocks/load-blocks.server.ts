import type { Counts } from '../content/markdown.server.ts'
import type { Block, BlockName } from './block.ts'
import type { BlockPage } from './block-page.ts'
import * as loaders from './loaders.server.ts'

type Loader<Name extends BlockName> = (
  block: Block<Name>,
  page: BlockPage,
  counts: Counts,
) => object

type Loaders = typeof loaders

/** What the component of a block takes: the fields of its file, and what its loader returns. */
export type BlockProps<Name extends BlockName> = Block<Name> &
  (Name extends keyof Loaders ? ReturnType<Loaders[Name]> : unknown)

/** A block with what its component needs besides; in the editor also its place in the content. */
export type LoadedBlock = Block & { place?: string }

/** The blocks of a page, without hidden ones, each with what its component needs. */
export function loadBlocks(page: BlockPage): LoadedBlock[] {
  const blocks = page.blocks.filter(({ hidden }) => !hidden)
  const counts = { tables: 0, codes: 0, footnotes: 0 }
  const known: { [Name in BlockName]?: Loader<Name> } = loaders
  return blocks.map((block) => {
    const load = known[block.block] as Loader<BlockName> | undefined
    return { ...block, ...load?.(block, { ...page, blocks }, counts) }
  })
}
