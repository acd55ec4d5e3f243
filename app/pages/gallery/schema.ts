import { intro, text } from '../../../model/fields/parts.ts'
import { pageOf } from '../../blocks/block.ts'

/** `content/gallery.yaml`. */
export const gallerySchema = pageOf([], { title: text, intro })
