import { z } from 'zod'
import { FIELD } from '../contract/fields.ts'
import { lineWith } from '../contract/line.ts'
import { STORAGE_KEYS } from '../contract/storage-keys.ts'
import { demoName } from './demos/demos.ts'
import {
  closingSchema,
  day,
  linkSchema,
  pictureSchema,
  sample,
  seoSchema,
  text,
  titledList,
  titledText,
} from './parts.ts'
import { SERVICE_SECTIONS } from './service-sections.ts'

/** A picture of the hero in both crops; the alternate replaces it while the brand is hovered. */
const heroPicture = z.strictObject({ landscape: pictureSchema, portrait: pictureSchema })

/** `content/home.yaml`. */
const homeSchema = z.strictObject({
  hero: z.strictObject({
    welcome: text,
    tagline: text,
    link: linkSchema.meta({ title: 'Button' }),
    day: heroPicture.meta({ title: 'Picture', description: 'With room for the headline.' }),
    survey: heroPicture.meta({
      title: 'Second picture',
      description: 'Shown while the name of the agency is hovered.',
    }),
  }),
  tryIt: z
    .strictObject({ text, demos: z.array(demoName).min(1).max(3) })
    .meta({ title: 'Try it here', description: 'A line under the hero that links to demos.' })
    .optional(),
  work: z
    .strictObject({
      title: text,
      jobs: z
        .array(text.meta({ reference: 'jobs' }))
        .length(3)
        .meta({ description: 'Three, by their service or product.' }),
      all: linkSchema.meta({ title: 'Link to all' }),
    })
    .meta({ title: 'Finished jobs' })
    .optional(),
  services: z.strictObject({ title: text, intro: text, all: linkSchema }),
  products: z.strictObject({ title: text, intro: text, all: linkSchema }),
  blog: z.strictObject({ title: text, all: linkSchema }),
  testimonials: z.strictObject({ title: text }),
  contact: titledText,
  dialog: titledText.meta({ description: 'The window that opens once on a first visit.' }),
  seo: seoSchema,
})

/** `content/services.yaml`: the list, and the headings of all service pages. */
export const servicesPageSchema = z.strictObject({
  title: text,
  intro: text,
  headings: z.record(z.enum(SERVICE_SECTIONS).exclude(['demo']), text),
  touchLabel: text,
  seo: seoSchema,
})

/** `content/products.yaml`: the products list. */
export const productsPageSchema = z.strictObject({ title: text, intro: text, seo: seoSchema })

/** `content/about.yaml`. */
const aboutSchema = z.strictObject({
  /** What other pages and lists call it. */
  name: text,
  title: text,
  quote: z.strictObject({ text, by: text, sample }),
  picture: pictureSchema,
  vision: titledText,
  mission: titledText,
  values: z.strictObject({ title: text, items: z.array(titledText).min(3) }),
  stats: z.array(z.strictObject({ label: text, value: text, sample })).length(4),
  founder: z.strictObject({
    title: text,
    paragraphs: z.array(text).min(2),
    name: text,
    role: text,
    sample,
  }),
  closing: closingSchema,
  seo: seoSchema,
})

/** `content/contact.yaml`: the page, and the labels of the contact form. */
const contactSchema = z.strictObject({
  title: text,
  intro: text,
  form: z.strictObject({
    title: text,
    nameLabel: text,
    emailLabel: text,
    messageLabel: text,
    messageHint: text,
    messageHintAttached: text.meta({
      description: 'With a result attached, beside which the message may be empty.',
    }),
    errors: z
      .strictObject({
        nameMissing: text,
        emailMissing: text,
        emailMalformed: text,
        messageMissing: text,
      })
      .meta({ description: 'Beside a field that is not filled in well.' }),
    sendLabel: text,
    sendingLabel: text,
    againLabel: text,
    privacy: text,
    privacyLink: linkSchema,
    thanks: titledText,
    next: z.strictObject({ title: text, steps: z.array(titledText).length(3) }).meta({
      title: 'What happens to a message',
      description: 'Beside the form and on the thank-you page.',
    }),
    about: lineWith('subject'),
    removeAbout: text,
    tried: lineWith('name'),
    removeTried: lineWith('name'),
    restored: text,
    restoredInDoubt: text,
    failure: z.strictObject({
      title: text,
      kept: text,
      retryLabel: text,
      emailLabel: text,
      onlineAgain: text,
      reasons: z.strictObject({
        offline: text,
        timeout: text,
        invalid: text,
        refused: text,
        account: text,
        tooLarge: text,
        tooMany: text,
        headless: text,
        server: text,
        unknown: text,
      }),
    }),
  }),
  cards: z.strictObject({ phone: titledText, chat: titledText, email: titledText }),
  map: z.strictObject({
    title: text,
    /** Accessible name of the map: the specification's "titled as the office location". */
    frameTitle: text,
    text,
    picture: pictureSchema,
    showLabel: text,
    directionsLabel: text,
    /** A line of the office's hours, if `site.yaml` has any. */
    hours: lineWith('days', 'opens', 'closes'),
  }),
  seo: seoSchema,
})

/** `content/work.yaml`: the page of all finished jobs. */
const workPageSchema = z.strictObject({
  title: text,
  intro: text,
  /** The link from a job to its service or product. */
  about: lineWith('name'),
  seo: seoSchema,
})

/** `content/blog.yaml`: the list, and the labels of every article. */
const blogSchema = z.strictObject({
  title: text,
  intro: text,
  empty: text,
  readingTime: lineWith('minutes'),
  summaryTitle: text,
  sourcesTitle: text,
  followLabel: text,
  shareTitle: text,
  /** The names of the networks on which an article can be shared. */
  shareOn: z.strictObject({ twitter: text, facebook: text, linkedin: text }),
  moreTitle: text,
  relatedTitle: text,
  contentsTitle: text,
  /** After the day of publication, if the article was changed later. */
  updated: lineWith('date'),
  copyLabel: text,
  copiedLabel: text,
  /** On the button if the browser denies access to the clipboard. */
  copyFailedLabel: text,
  sendLabel: text,
  topicsTitle: text,
  /** Topics of articles; one with three articles has a page of its own. */
  topics: z
    .array(
      z.strictObject({
        id: z.string().regex(/^[a-z0-9-]+$/),
        title: text,
        intro: text,
        seo: seoSchema,
      }),
    )
    .default([]),
  seo: seoSchema,
})

/** Every field that the form sends; only our own server sends the token of self-tests. */
const COLLECTED = Object.values(FIELD).filter((field) => field !== FIELD.selfTest)

/** A text for comparison, without line breaks and capitals. */
const plain = (text: string) => text.replace(/\s+/g, ' ').toLowerCase()

/**
 * `content/privacy.md`. Lists every field of the form and everything that a page stores in the browser,
 * each with a phrase that the text must contain: a notice that leaves one out is an error.
 */
export const privacySchema = z
  .strictObject({
    title: text,
    updated: day,
    sample,
    /** A summary before the text. */
    short: titledList,
    collected: z.record(z.enum(COLLECTED), text),
    kept: z.record(z.enum(STORAGE_KEYS), text),
    seo: seoSchema,
    content: z
      .string()
      .regex(/\S/, 'the notice has no text')
      .meta({ title: 'Text', editor: 'markdown' }),
  })
  .superRefine(({ content, ...lists }, issues) => {
    for (const list of ['collected', 'kept'] as const) {
      for (const [name, phrase] of Object.entries(lists[list])) {
        if (plain(content).includes(plain(phrase))) continue
        const message = `the text does not say "${phrase}"`
        issues.addIssue({ code: 'custom', path: [list, name], message })
      }
    }
  })

const searchWord = z
  .string()
  .regex(/^[\p{Ll}\p{Lo}\p{M}\p{N}]+$/u, 'must be one word in lower case')

/** `content/search.yaml`: the search, and the page of all addresses. */
const searchSchema = z.strictObject({
  title: text,
  intro: text,
  withoutScripts: text,
  fieldLabel: text,
  sendLabel: text,
  closeLabel: text,
  hint: text,
  found: lineWith('count', 'query'),
  allFound: lineWith('count'),
  instead: lineWith('query', 'other'),
  none: lineWith('query'),
  failed: text,
  inDevelopment: text,
  listLabel: text,
  /** Words that find each other's pages. */
  synonyms: z.array(z.array(searchWord).min(2)),
  /** Words that are left out of a query with others. */
  smallWords: z.array(searchWord),
  seo: seoSchema,
})

/** `content/not-found.yaml`. */
const notFoundSchema = z.strictObject({
  title: text,
  text,
  /** Above the pages with similar addresses. */
  near: text,
  links: z.array(linkSchema).min(1),
  seo: seoSchema,
})

/** The pages that have a file of their own: `content/<name>.yaml`, `not-found.yaml` for `notFound`. */
export const PAGES = {
  home: homeSchema,
  about: aboutSchema,
  contact: contactSchema,
  blog: blogSchema,
  search: searchSchema,
  work: workPageSchema,
  notFound: notFoundSchema,
}

export type Home = z.infer<typeof homeSchema>
export type About = z.infer<typeof aboutSchema>
export type Contact = z.infer<typeof contactSchema>
export type ContactFormLabels = Contact['form']
export type NotFound = z.infer<typeof notFoundSchema>
export type SearchLabels = Omit<
  z.infer<typeof searchSchema>,
  'seo' | 'title' | 'intro' | 'withoutScripts'
>
