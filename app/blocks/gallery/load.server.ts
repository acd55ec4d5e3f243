import { pictureSources } from '../../content/pictures.server.ts'
import type { Load } from '../block-page.ts'

export const load = ((block, { blocks, hero }) => ({
  shown: block.items.map(({ picture, ...item }) => ({ ...item, sources: pictureSources(picture) })),
  // As of a picture.
  priority: !hero?.picture && blocks.indexOf(block) < 2,
})) satisfies Load<'gallery'>
