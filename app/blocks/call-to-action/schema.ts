import { linkSchema, named, text } from '../../../model/fields/parts.ts'
import { background, defineBlock, title } from '../define-block.ts'

export const callToActionSchema = defineBlock('call-to-action', {
  title,
  text: text.optional(),
  link: linkSchema
    .meta({
      title: 'Button',
      description: 'Left out, it is Home’s button. /contact#demo asks for a demo of this page.',
    })
    .optional(),
  background: background('highlight'),
}).meta(named('Call to action', 'A question in large type, and a button. At the end.'))
