import { pictureSources } from '../../content/pictures.server.ts'
import type { Block } from '../block.ts'

export const load = ({ picture }: Block<'picture'>) => ({ sources: pictureSources(picture) })
