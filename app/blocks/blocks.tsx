import type { ComponentType, ReactNode } from 'react'
import type { Block, BlockName } from './block.ts'
import * as components from './components.ts'
import type { BlockProps, LoadedBlock } from './load-blocks.server.ts'

/** Each takes what the file and the loader of its block have: a loader that is missing does not compile. */
const COMPONENTS: { [Name in BlockName]: (props: BlockProps<Name>) => ReactNode } = components

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
