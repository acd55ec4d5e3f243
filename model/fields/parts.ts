import { z } from 'zod'
import { anyLine, lineWith } from '../../contract/line.ts'
import { accentSchema, kiteSchema } from './kite.ts'
import { SLUG } from './slug.ts'

/** A non-empty line or paragraph of text. */
export const text = lineWith()

/** A name in files, which no visitor reads. */
export const key = text.meta({ words: false })

/** What the form calls a schema, and says about it. */
export const named = (title: string, description: string) => ({ title, description })

/** A schema with what the form calls its field and says about it. */
export const field = <Any extends z.ZodType>(schema: Any, title: string, description: string) =>
  schema.meta({ title, description })

/** A box of the form, which need not be ticked. */
export const box = (title: string, description: string) =>
  z.boolean().meta({ title, description }).optional()

/** Fields that the form shows together under a title. */
export const group = <Fields extends z.ZodRawShape>(title: string, fields: Fields) =>
  z.strictObject(fields).meta({ title })

/** Marks what is invented: the page shows a stamp beside it, and the launch check lists it. */
export const sample = box('Made up', 'The page says so; the check before launch lists it.')

/** Marks terms, promises and rules that the owner has not confirmed: the launch check lists them. */
export const unconfirmed = box('Not yet confirmed', 'The check before launch lists it.')

/** A sentence or two below a title. */
export const intro = text.meta({ title: 'Introduction' })

export const hex = z
  .string()
  .regex(/^#[0-9a-f]{6}$/, 'must be a colour such as #d90d66, in small letters')

/** The first and last day, week or month of a period. */
export const spanSchema = z
  .tuple([z.int().positive().meta({ title: 'From' }), z.int().positive().meta({ title: 'To' })])
  .refine(([first, last]) => first <= last, 'ends before it begins')
  .meta({ title: 'From and to', description: 'Its place on the timeline: 2 and 4, for instance.' })

export const titledText = z.strictObject({ title: text, text })

/** A heading and the entries under it. */
export const titledList = z.strictObject({
  title: text,
  intro: intro.optional(),
  items: z.array(titledText).min(1).meta({ title: 'Entries' }),
})

/** A picture by file name, with its alternative text, which is empty for decoration. */
export const pictureSchema = z
  .strictObject({
    name: key,
    alt: anyLine.meta({
      title: 'Description',
      description: 'What it shows, for people who do not see it. Empty if it is only decoration.',
    }),
  })
  .meta({ editor: 'picture' })

/** A picture of a place with a proportion, width to height: the editor crops what is uploaded to it. */
export const pictureOf = (width: number, height: number) =>
  pictureSchema.meta({ ratio: [width, height] })

export const externalUrl = z.url({
  protocol: /^https?$/,
  error: 'must be a full address beginning with https:// or http://',
})

/** An address to which code adds a path: it has none itself. */
export const hostUrl = externalUrl.refine(
  (text) => !text.endsWith('/') && URL.parse('/', text)?.href === URL.parse(text)?.href,
  'must be a host only, such as https://www.example.com, without a slash at the end',
)

export const externalLink = z.strictObject({
  label: text.meta({ title: 'Words' }),
  href: externalUrl.meta({ title: 'Leads to', description: 'A full address: https://…' }),
})

/** Profiles on other sites, of the agency or a person. */
export const profiles = z
  .array(externalLink)
  .refine(
    (links) => new Set(links.map(({ href }) => href)).size === links.length,
    'has an address twice',
  )
  .default([])

/** A labelled link, to a page of the site (`/services/seo`, `/pricing#saas-solutions`) or another site. */
export const linkSchema = z.strictObject({
  label: text.meta({ title: 'Words' }),
  href: z
    .string()
    .regex(/^\/|^https?:\/\/\S/, {
      error: 'must be a path such as /services/seo, or a full address beginning with https://',
    })
    .meta({
      title: 'Leads to',
      description: 'A page of this site, or a full address beginning with https://.',
      reference: 'pages',
    }),
})

/** A date, such as 2026-11-30. */
export const day = z.iso.date({ error: 'must be a valid date, such as 2026-11-30' })

/** The last change of a page that its readers would notice. */
export const changedOn = day
  .meta({ title: 'Changed on', description: 'The last change that a reader would notice.' })
  .optional()

export const draft = box('Draft', 'Only the editor and development show it.')

/** What every entry of a list has. */
export const listed = {
  order: z.int().positive().meta({ title: 'Position' }),
  draft,
  publishOn: day
    .meta({ title: 'Publish from', description: 'No build before this day shows it.' })
    .optional(),
}

/** A name in addresses. */
export const shortName = z.string().regex(SLUG, 'must be small letters, digits and hyphens')

/** Former names of a file, without extension. */
export const aliases = z
  .array(shortName)
  .meta({ title: 'Former addresses' })
  .describe('The last part of each address that the page had before; it leads here.')
  .default([])

/** Title and description in search results and shared links. What is left out, `withSearchTexts` takes from the page. */
export const seoSchema = group('In search results and shared links', {
  title: text
    .default('')
    .describe(
      'The line to click in search results, about 60 characters: {brand} is your name. Left out, it is the title of the page and your name.',
    ),
  description: text
    .default('')
    .describe(
      'The two lines below it, 70 to about 155 characters. Left out, they are the beginning of the page.',
    ),
}).prefault({})

/** What every card shows. */
export const cardFields = {
  kite: kiteSchema,
  accent: accentSchema,
  description: field(text, 'Description on cards', 'Cards cut it after 200 characters.'),
}

/** Its name in the menu, and the line below it. */
export const menuFields = {
  menuLabel: text.max(28).meta({ title: 'Name in the menu', description: 'Up to 28 characters.' }),
  menuLine: text
    .max(64)
    .meta({ title: 'Line in the menu', description: 'Below the name, up to 64 characters.' }),
}

const hundredths = (title: string) => z.int().min(0).max(100).meta({ title })

/** The link on a picture that opens the first demo of the page in its place. */
const trigger = group('Link to the demo', {
  label: text.max(24).meta({ title: 'Words', description: 'What one does in the demo.' }),
  at: z.tuple([hundredths('From the left'), hundredths('From the top')]).meta({
    title: 'Place',
    description: 'On the picture, in hundredths of its width and height.',
  }),
})
  .describe('On the picture or the kite; it opens the first demo of the page in their place.')
  .optional()

/** The title, headline and introduction of a page, and the link on its picture that opens the demo. */
export const heroFields = {
  title: field(
    text,
    'Title of the page',
    'If its name alone does not say what it is, and where.',
  ).optional(),
  line: field(text, 'Headline', 'One line in large type at the top of the page.'),
  intro: field(text, 'Introduction', 'Two or three sentences below the headline.'),
  trigger,
}

/** The top of a page that is made of blocks. */
export const heroOf = <Fields extends z.ZodRawShape>(fields: Fields) =>
  group('Top of the page', fields)

/** Where a hero's picture is. */
export const pictureAt = z
  .enum(['right', 'left', 'full-width'])
  .meta({ title: 'Place of the picture', description: 'On wide windows.' })
  .default('right')

/** At which side of a hero the page's kite is; the text is at the other. */
export const kiteAt = z
  .enum(['right', 'left'])
  .meta({ title: 'Place of the kite', description: 'On wide windows.' })
  .default('right')

/** The person who answers enquiries from a page. */
export const answeredBy = text
  .meta({ title: 'Who answers', reference: 'team' })
  .describe('The person who answers enquiries from this page.')
  .optional()

export const questionSchema = z.strictObject({ question: text, answer: text })

export type Picture = z.infer<typeof pictureSchema>
export type Seo = z.infer<typeof seoSchema>
export type TitledText = z.infer<typeof titledText>
export type Link = z.infer<typeof linkSchema>
