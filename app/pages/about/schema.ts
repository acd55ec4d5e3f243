import { heroOf, text, unconfirmed } from '../../../model/fields/parts.ts'
import { pageOf } from '../../blocks/block.ts'

/** `content/about.yaml`. */
export const aboutSchema = pageOf([], {
  unconfirmed,
  /** What other pages and lists call it. */
  name: text,
  hero: heroOf({ title: text }),
})
