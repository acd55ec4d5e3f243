import { z } from 'zod'
import { lineWith } from '../../../contract/line.ts'
import {
  field,
  group,
  linkSchema,
  named,
  pictureOf,
  seoSchema,
  text,
  titledText,
} from '../../../model/fields/parts.ts'
import { blocksSchema } from '../../blocks/block.ts'

/** A picture of the hero in both crops; the second replaces the first as far as the line is pulled. */
const heroPicture = z.strictObject({ landscape: pictureOf(16, 9), portrait: pictureOf(9, 14) })

/** `content/home.yaml`. */
export const homeSchema = z.strictObject({
  hero: group('Top of the page', {
    welcome: text.describe('Before the name of the agency.'),
    tagline: text,
    link: linkSchema.meta({ title: 'Button' }),
    open: lineWith('hours').meta({ title: 'Line with the opening hours' }),
    pull: text.max(24).meta({ title: 'Words at the end of the line' }),
    day: heroPicture
      .meta(named('Picture', 'With room for the headline. Left out, one is drawn in your colours.'))
      .optional(),
    survey: heroPicture
      .meta({ title: 'Second picture' })
      .describe(
        'Shown when the line is pulled or your name is hovered. Left out, it is a drawn map.',
      )
      .optional(),
  }),
  blocks: blocksSchema(),
  dialog: titledText.meta({
    title: 'Window on a first visit',
    description: 'It opens once, when the visitor pauses: ways to reach you, then a form.',
  }),
  chat: group('Chat', {
    text,
    whatsapp: field(text, 'Line about WhatsApp', 'Shown if site.yaml has a number for WhatsApp.'),
  }).describe('A message to you; also where a live chat of another company cannot be loaded.'),
  seo: seoSchema,
})

export type Home = z.infer<typeof homeSchema>
