import type { Block, BlockName } from './block.ts'
import type { BlockPage, Load } from './block-page.ts'
import { loaders } from './loaders.server.ts'

type Loaders = typeof loaders

/** What the component of a block takes: the fields of its file, and what its loader returns. */
export type BlockProps<Name extends BlockName> = Block<Name> &
  (Name extends keyof Loaders ? ReturnType<Loaders[Name]> : unknown)

/** A block with what its component needs besides, such as the entries that it shows; in the editor also its place in the content. */
export type LoadedBlock = Block & { place?: string; entries?: readonly unknown[] }

/** The blocks of a page, each with what its component needs, without hidden ones and those whose loader finds no entries. */
export function loadBlocks(page: BlockPage): LoadedBlock[] {
  const blocks = page.blocks.filter(({ hidden }) => !hidden)
  const counts = { tables: 0, codes: 0, footnotes: 0 }
  const known: { [Name in BlockName]?: Load<Name> } = loaders
  const loaded = blocks.map((block): LoadedBlock => {
    const load = known[block.block] as Load<BlockName> | undefined
    return { ...block, ...load?.(block, { ...page, blocks }, counts) }
  })
  return loaded.filter(({ entries }) => entries?.length !== 0)
}
