import { z } from 'zod'
import { FIELD } from '../contract/fields.ts'
import { lineWith } from '../contract/line.ts'
import { STORAGE_KEYS } from '../contract/storage-keys.ts'
import { demoName } from './demos/demos.ts'
import {
  closingSchema,
  day,
  intro,
  linkSchema,
  pictureOf,
  quoteSchema,
  sample,
  seoSchema,
  text,
  titledList,
  titledText,
} from './parts.ts'
import { SERVICE_SECTIONS } from './service-sections.ts'

/** A picture of the hero in both crops; the alternate replaces it while the brand is hovered. */
const heroPicture = z.strictObject({ landscape: pictureOf(16, 9), portrait: pictureOf(9, 14) })

const linkToAll = linkSchema.meta({ title: 'Link to all' })

/** `content/home.yaml`. */
const homeSchema = z.strictObject({
  hero: z
    .strictObject({
      welcome: text.meta({ description: 'Before the name of the agency.' }),
      tagline: text,
      link: linkSchema.meta({ title: 'Button' }),
      day: heroPicture
        .meta({
          title: 'Picture',
          description: 'With room for the headline. Left out, one is drawn in your colours.',
        })
        .optional(),
      survey: heroPicture
        .meta({
          title: 'Second picture',
          description:
            'Shown while the name of the agency is hovered. Left out, it is a drawn map.',
        })
        .optional(),
    })
    .meta({ title: 'Top of the page' }),
  tryIt: z
    .strictObject({
      text,
      demos: z.array(demoName).min(1).max(3).meta({ description: 'Up to three.' }),
    })
    .meta({ title: 'Try it here', description: 'A line under the hero that links to demos.' })
    .optional(),
  work: z
    .strictObject({
      title: text,
      jobs: z
        .array(text.meta({ reference: 'jobs' }))
        .length(3)
        .meta({ description: 'Three, by their service or product.' }),
      all: linkToAll,
    })
    .meta({ title: 'Finished jobs' })
    .optional(),
  services: z.strictObject({ title: text, intro, all: linkToAll }),
  products: z.strictObject({ title: text, intro, all: linkToAll }),
  blog: z.strictObject({ title: text, all: linkToAll }),
  testimonials: z.strictObject({ title: text }),
  contact: titledText,
  dialog: titledText.meta({
    title: 'Window on a first visit',
    description: 'It opens once, with a form.',
  }),
  chat: z
    .strictObject({
      title: text,
      text,
      whatsapp: text.meta({ description: 'Shown if site.yaml has a number for WhatsApp.' }),
    })
    .meta({
      title: 'Chat',
      description: 'A message to you; also where a live chat of another company cannot be loaded.',
    }),
  seo: seoSchema,
})

/** `content/services.yaml`: the list, and the headings of all service pages. */
export const servicesPageSchema = z.strictObject({
  title: text,
  intro,
  headings: z.record(z.enum(SERVICE_SECTIONS).exclude(['demo']), text),
  touchLabel: text,
  seo: seoSchema,
})

/** `content/products.yaml`: the products list. */
export const productsPageSchema = z.strictObject({ title: text, intro, seo: seoSchema })

/** `content/about.yaml`. */
const aboutSchema = z.strictObject({
  /** What other pages and lists call it. */
  name: text,
  title: text,
  quote: quoteSchema,
  picture: pictureOf(9, 5),
  vision: titledText,
  mission: titledText,
  values: z.strictObject({
    title: text,
    items: z.array(titledText).min(3).meta({ title: 'Entries' }),
  }),
  stats: z
    .array(
      z.strictObject({
        label: text.meta({ title: 'What it counts' }),
        value: text.meta({ title: 'Figure' }),
        sample,
      }),
    )
    .length(4)
    .meta({ title: 'Figures', description: 'Four.' }),
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
  intro,
  form: z.strictObject({
    title: text,
    nameLabel: text.meta({ title: 'Label of the name' }),
    emailLabel: text.meta({ title: 'Label of the e-mail address' }),
    messageLabel: text.meta({ title: 'Label of the message' }),
    messageHint: text.meta({ title: 'Help below the message' }),
    messageHintAttached: text.meta({
      title: 'Help with a result attached',
      description: 'The result of a demo: beside it the message may be empty.',
    }),
    errors: z
      .strictObject({
        nameMissing: text,
        emailMissing: text,
        emailMalformed: text,
        messageMissing: text,
      })
      .meta({ title: 'Errors', description: 'Beside a field that is not filled in well.' }),
    sendLabel: text.meta({ title: 'Button' }),
    sendingLabel: text.meta({ title: 'Button while it sends' }),
    againLabel: text.meta({ title: 'Button for another message' }),
    privacy: text.meta({
      title: 'Sentence about data',
      description: 'Which data you collect, and what for.',
    }),
    privacyLink: linkSchema.meta({ title: 'Link to the privacy notice' }),
    thanks: titledText.meta({ title: 'After it is sent' }),
    next: z.strictObject({ title: text, steps: z.array(titledText).length(3) }).meta({
      title: 'What happens to a message',
      description: 'Beside the form and on the thank-you page.',
    }),
    about: lineWith('subject').meta({
      title: 'What the visitor looked at',
      description: 'It is sent along: {subject} is the page.',
    }),
    removeAbout: text.meta({ title: 'Button that removes it' }),
    tried: lineWith('name').meta({
      title: 'Result of a demo',
      description: 'It is sent along: {name} is the demo.',
    }),
    removeTried: lineWith('name').meta({ title: 'Button that removes the result' }),
    restored: text.meta({ title: 'On return, if it was not sent' }),
    restoredInDoubt: text.meta({ title: 'On return, if it may have been sent' }),
    failure: z.strictObject({
      title: text,
      kept: text.meta({ title: 'Sentence that nothing is lost' }),
      retryLabel: text.meta({ title: 'Button to try again' }),
      emailLabel: text.meta({ title: 'Link to an e-mail instead' }),
      onlineAgain: text.meta({ title: 'When the connection is back' }),
      reasons: z.strictObject({
        offline: text,
        timeout: text,
        invalid: text,
        refused: text,
        account: text.meta({ title: 'Mail account refused' }),
        tooLarge: text,
        tooMany: text,
        headless: text.meta({ title: 'Browser without a window' }),
        server: text.meta({ title: 'Error of the server' }),
        unknown: text,
      }),
    }),
  }),
  cards: z
    .strictObject({ phone: titledText, chat: titledText, email: titledText })
    .meta({ title: 'Other ways to reach you' }),
  map: z.strictObject({
    title: text,
    /** Accessible name of the map: the specification's "titled as the office location". */
    frameTitle: text.meta({ title: 'Name of the map', description: 'For screen readers.' }),
    text,
    picture: pictureOf(2, 1),
    showLabel: text.meta({ title: 'Button that shows the map' }),
    directionsLabel: text.meta({ title: 'Link to directions' }),
    /** A line of the office's hours, if `site.yaml` has any. */
    hours: lineWith('days', 'opens', 'closes').meta({ title: 'Line of the opening hours' }),
  }),
  seo: seoSchema,
})

/** `content/work.yaml`: the page of all finished jobs. */
const workPageSchema = z.strictObject({
  title: text,
  intro,
  /** The link from a job to its service or product. */
  about: lineWith('name'),
  seo: seoSchema,
})

/** `content/blog.yaml`: the list, and the labels of every article. */
const blogSchema = z.strictObject({
  title: text,
  intro,
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
        intro,
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
  intro,
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
