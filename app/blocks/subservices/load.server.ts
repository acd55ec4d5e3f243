import type { Block } from '../block.ts'
import type { BlockPage } from '../load-blocks.server.ts'

export const load = (_: Block<'subservices'>, { accent }: BlockPage) => ({ accent })
