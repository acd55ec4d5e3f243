import { pictureSources } from '../../content/pictures.server.ts'
import type { Load } from '../block-page.ts'

export const load = ((block, { blocks, hero }) => ({
  sources: pictureSources(block.picture),
  // One at the top may be the largest paint; any other would take from it.
  priority: !hero?.picture && blocks.slice(0, 2).find((one) => one.block === 'picture') === block,
})) satisfies Load<'picture'>
