import { z } from 'zod'
import { lineWith } from '../../../contract/line.ts'
import {
  field,
  group,
  intro,
  linkSchema,
  pictureOf,
  seoSchema,
  text,
  titledText,
} from '../../../model/fields/parts.ts'
import { demoName } from '../../demos/demos.ts'

/** A picture of the hero in both crops; the second replaces the first as far as the line is pulled. */
const heroPicture = z.strictObject({ landscape: pictureOf(16, 9), portrait: pictureOf(9, 14) })

const linkToAll = linkSchema.meta({ title: 'Link to all' })

/** `content/home.yaml`. */
export const homeSchema = z.strictObject({
  hero: group('Top of the page', {
    welcome: text.describe('Before the name of the agency.'),
    tagline: text,
    link: linkSchema.meta({ title: 'Button' }),
    open: lineWith('hours').meta({ title: 'Line with the opening hours' }),
    pull: text.max(24).meta({ title: 'Words on the handle of the line' }),
    day: heroPicture
      .meta({ title: 'Picture' })
      .describe('With room for the headline. Left out, one is drawn in your colours.')
      .optional(),
    survey: heroPicture
      .meta({ title: 'Second picture' })
      .describe(
        'Shown when the line is pulled or your name is hovered. Left out, it is a drawn map.',
      )
      .optional(),
  }),
  tryIt: group('Try it here', {
    text,
    demos: z.array(demoName).min(1).max(3).describe('Up to three.'),
  })
    .describe('A line under the hero that links to demos.')
    .optional(),
  work: group('Case studies', {
    title: text,
    caseStudies: z
      .array(text.meta({ reference: 'caseStudies' }))
      .length(3)
      .describe('Three.'),
    all: linkToAll,
  }).optional(),
  services: z.strictObject({ title: text, intro, all: linkToAll }),
  products: z.strictObject({ title: text, intro, all: linkToAll }),
  blog: z.strictObject({ title: text, all: linkToAll }),
  testimonials: z.strictObject({ title: text }),
  contact: titledText,
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
