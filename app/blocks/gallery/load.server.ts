import { pictureSources } from '../../content/pictures.server.ts'
import type { Block } from '../block.ts'

export const load = ({ items }: Block<'gallery'>) => ({
  shown: items.map(({ picture, ...item }) => ({ ...item, sources: pictureSources(picture) })),
})
