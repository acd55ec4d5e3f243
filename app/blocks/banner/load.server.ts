import { heroPictures } from '../../content/hero-pictures.server.ts'
import { pictureSources } from '../../content/pictures.server.ts'
import type { Block } from '../block.ts'

export const load = ({ picture }: Block<'banner'>) => ({
  sources: picture ? pictureSources(picture) : heroPictures.survey.landscape,
})
