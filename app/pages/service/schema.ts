import { formation } from '../../../model/fields/kite.ts'
import * as parts from '../../../model/fields/parts.ts'
import { pageOf } from '../../blocks/block.ts'

/** `content/services/<slug>.yaml`: one service, its card and its page. */
export const serviceSchema = pageOf(['subservices', 'call-to-action'], {
  unconfirmed: parts.unconfirmed,
  ...parts.listed,
  title: parts.text,
  ...parts.menuFields,
  ...parts.cardFields,
  contact: parts.answeredBy,
  hero: parts.heroOf({ ...parts.heroFields, kiteAt: parts.kiteAt, formation }),
}).extend({ aliases: parts.aliases })
