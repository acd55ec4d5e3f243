import type { ComponentType, ReactNode } from 'react'
import type { Block, BlockName } from './block.ts'
import * as components from './components.ts'
import type { LoadedBlock } from './load-blocks.server.ts'

/** A component of a block: it takes fields of the schema, and may take more (`load-blocks.server.ts`). */
type BlockComponent<Name extends BlockName> = {
  draw(block: Partial<Block<Name>> & Record<string, unknown>): ReactNode
}['draw']

const COMPONENTS: { [Name in BlockName]: BlockComponent<Name> } = components

/** The blocks of a page, below its hero. */
export const Blocks = ({ blocks }: { blocks: readonly LoadedBlock[] }) =>
  blocks.map(({ place, ...block }, index) => {
    const Component = COMPONENTS[block.block] as ComponentType<Block>
    const key = `${block.block} ${index}`
    if (!place) return <Component key={key} {...block} />
    return (
      <div key={key} data-place={place} style={{ display: 'contents' }}>
        <Component {...block} />
      </div>
    )
  })
