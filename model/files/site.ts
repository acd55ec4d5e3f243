import { z } from 'zod'
import { dialled } from '../../contract/contact-details.ts'
import { lineWith } from '../../contract/line.ts'
import { callingCodeOf } from '../../contract/phone-number.ts'
import { REDIRECT } from '../../contract/redirects.ts'
import { time, timeZone } from '../../contract/site-settings.ts'
import { openFor } from '../../contract/working-time.ts'
import type { BrandColour } from '../fields/colours/palette.ts'
import { kiteSchema } from '../fields/kite.ts'
import {
  day,
  externalUrl,
  field,
  group,
  hex,
  hostUrl,
  linkSchema,
  profiles,
  sample,
  text,
} from '../fields/parts.ts'

/** Whether this machine can format dates in a language: `en-IN`, but neither `English` nor `en_IN`. */
export function isLanguage(tag: string): boolean {
  try {
    return tag.includes('-') && Intl.DateTimeFormat.supportedLocalesOf(tag).length > 0
  } catch {
    return false
  }
}

/** The colours of the brand; `model/fields/colours/palette.ts` derives all others. */
export const coloursSchema = z
  .strictObject({
    ink: hex.describe('Text, rules and dark backgrounds.'),
    primary: hex.meta({ title: 'First accent', description: 'With white text on it.' }),
    highlight: hex.meta({ title: 'Calls to action', description: 'With ink on it.' }),
    secondary: field(hex, 'Second accent', 'Also the frame of what has the focus.'),
    tertiary: hex.meta({ title: 'Third accent' }),
    sky: hex.meta({ title: 'Quiet background' }),
  } satisfies Record<BrandColour, z.ZodString>)
  .describe('All other shades are computed from these.')

const typeface = z
  .string()
  .regex(
    /^[a-z0-9-]+(?:\.woff2)?$/,
    'must be a name such as anek-latin, or a file such as house.woff2',
  )

/** The typefaces: packages of Fontsource by name, or files in `content/brand`. */
export const fontsSchema = group('Typefaces', {
  sans: field(typeface, 'Of the site', 'Everything except the text of articles.'),
  serif: typeface.meta({ title: 'Of articles', description: 'Their text.' }),
}).describe(
  'Each an installed package (@fontsource-variable/…) or a .woff2 file in content/brand, variable in weight. Then run: npm run fonts.',
)

/** `content/brand.yaml`: who the agency is and what it looks like, on every page. */
export const brandSchema = z.strictObject({
  sample,
  name: text.describe('Every page shows it: texts have it as {brand}.'),
  legalName: text.meta({ title: 'Registered name' }),
  registration: z
    .array(z.strictObject({ label: text.meta({ title: 'Name' }), value: text }))
    .describe('At the end of each page, such as GSTIN, LLPIN and year of foundation.')
    .default([]),
  founded: z.int().min(1800).meta({ title: 'Founded in', description: 'The year.' }).optional(),
  tagline: text,
  colours: coloursSchema,
  fonts: fontsSchema,
  mark: text
    .regex(/\.svg$/, 'must be the name of a file that ends in .svg')
    .meta({ editor: 'drawing' })
    .describe('A drawing of your own in content/brand, such as logo.svg, instead of the kite.')
    .optional(),
  kite: kiteSchema,
  /** BCP 47. */
  language: z
    .string()
    .refine(isLanguage, 'must be a language and a region, such as en-IN')
    .describe('Language and region of the texts, such as en-IN: dates follow it.'),
  speaks: z
    .array(text)
    .min(1)
    .meta({ title: 'Languages', description: 'Those in which clients reach you, in English.' })
    .optional(),
  city: text.describe('Texts have it as {city}.'),
  region: field(text, 'State or region', 'Where you work. Texts have it as {region}.'),
  country: text.describe('Texts have it as {country}.'),
  profiles: profiles.describe('In the footer. The first is the one that articles lead to.'),
})

/** Where the contact form sends: to the hosted provider, or to our server on the same origin. */
const mailSchema = z.discriminatedUnion('send', [
  z.strictObject({ send: z.literal('own-server').meta({ title: 'Sent by' }) }),
  z.strictObject({
    send: z.literal('provider').meta({ title: 'Sent by' }),
    host: hostUrl.meta({ title: 'Address of the provider' }),
    serviceId: text.meta({ title: 'Service ID' }),
    templateId: field(text, 'Template ID', 'The template should use name, email and message.'),
    publicKey: text.describe('The provider shows it with the IDs.'),
  }),
])

/** The days of the week in schema.org's terms. */
export const WEEK = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const

/** Opening hours on a range of days. */
const hoursSchema = z
  .strictObject({ from: z.enum(WEEK), to: z.enum(WEEK), opens: time, closes: time })
  // Only once both are times.
  .refine((hours) => openFor(hours) > 0, {
    path: ['closes'],
    error: 'must be later than opens',
    when: ({ issues }) => issues.length === 0,
  })

const redirectSchema = z.strictObject({
  from: z.string().refine(REDIRECT.from.fits, REDIRECT.from.error).meta({
    title: 'Old address',
    description: '/shop/* stands for /shop and all that begin with /shop/.',
  }),
  to: z
    .string()
    .refine(REDIRECT.to.fits, REDIRECT.to.error)
    .meta({ title: 'Leads to', description: 'A page of this site.', reference: 'pages' }),
})

/** A number that links dial: one, without words. */
const phone = text
  .refine(
    (number) => /^\+?\d{7,15}$/.test(dialled(number)),
    'must be one phone number, such as +91 98765 43210',
  )
  .refine((number) => !/^\+\d/.test(dialled(number)) || callingCodeOf(dialled(number)), {
    error: 'must begin with the code of a country, such as +91',
  })

/** `content/site.yaml`: addresses, accounts and switches. */
export const siteSchema = z.strictObject({
  sample,
  url: field(hostUrl, 'Address of the site', 'Without a path, and without a slash at the end.'),
  contact: z.strictObject({
    email: z.email(),
    phone: phone.describe(
      'With + and the code of its country: visitors’ numbers without one are of that country.',
    ),
    whatsapp: phone
      .refine((number) => dialled(number).startsWith('+'), 'must begin with its country code')
      .meta({ title: 'WhatsApp number' })
      .describe('With its country code. Left out, WhatsApp is offered nowhere.')
      .optional(),
    street: text,
    postcode: text,
    geo: group('Position of the office', {
      latitude: z.number().min(-90).max(90),
      longitude: z.number().min(-180).max(180),
    })
      .describe('In degrees (WGS 84), as maps show it.')
      .optional(),
    hours: z
      .array(hoursSchema)
      .min(1)
      .meta({ title: 'Opening hours', description: 'On the contact page.' })
      .optional(),
    timeZone: timeZone
      .describe(
        'With it and the opening hours you are reminded of enquiries that wait for an answer.',
      )
      .optional(),
    holidays: z.array(day).describe('Days on which nobody answers enquiries.').optional(),
    chat: externalUrl
      .describe('Address that the chat link opens. Left out, there is no such link.')
      .optional(),
  }),
  redirects: z
    .array(redirectSchema)
    .meta({ editor: 'redirects', description: 'From addresses of your older site.' })
    .default([]),
  callbackForm: externalUrl
    .describe('Address that plans open in a new tab. Left out, they lead to the contact form.')
    .optional(),
  booking: externalUrl
    .meta({
      title: 'Where calls are booked',
      description:
        'Address of your calendar, such as https://cal.com/you, offered after a request for a call.',
    })
    .optional(),
  mail: field(
    mailSchema,
    'Where messages go',
    'To this project’s own server, or to a mail provider.',
  ),
  // At least a year: Digital Personal Data Protection Rules, 2025, rule 8(3), in force from May 2027.
  retentionMonths: z.int().min(12).max(120).meta({
    title: 'Months that messages are kept',
    description:
      'The server deletes each message after them, and the privacy notice says so. The law asks for 12 at least (DPDP Rules, 2025, rule 8(3), from May 2027).',
  }),
  map: z.strictObject({
    embed: externalUrl.optional(),
    directions: z.url({ protocol: /^https?$/, normalize: true }),
  }),
  security: z
    .strictObject({
      contact: z.union([z.email(), externalUrl], {
        error: 'must be an e-mail address, or a full address beginning with https://',
      }),
    })
    .describe('Where to report vulnerabilities.'),
})

/** `content/navigation.yaml`: the header, the footer and the logo banner. */
export const navigationSchema = z.strictObject({
  header: group('Menu', {
    home: linkSchema,
    services: linkSchema,
    products: linkSchema,
    drone: linkSchema.optional(),
    blog: linkSchema,
    pricing: linkSchema,
    contact: linkSchema,
  }),
  more: z.array(linkSchema).meta({
    title: 'More of the menu',
    description: 'On a phone below the menu, on a wide screen beside it.',
  }),
  footer: z.strictObject({
    exploreTitle: text.meta({ title: 'Heading above the links' }),
    explore: z.array(linkSchema).min(1).meta({ title: 'Links' }),
    contactTitle: text.meta({ title: 'Heading above the address' }),
    legal: z.array(linkSchema).meta({ title: 'Links at the very end' }),
  }),
  banner: z
    .array(text)
    .min(3)
    .meta({ title: 'Strip under the header', description: 'The words that move along.' }),
})

/** `content/labels.yaml`: labels of buttons, links and regions that belong to no page. */
export const labelsSchema = z.strictObject({
  skipToContent: text,
  mainNavigation: text,
  openMenu: text,
  closeMenu: text,
  menuOf: lineWith('label'),
  allOf: lineWith('label'),
  newTab: text,
  search: text,
  practices: text,
  pauseBanner: text,
  playBanner: text,
  contactOptions: text,
  closeContactOptions: text,
  call: text,
  whatsapp: text,
  /** The first sentence of a WhatsApp message, ready to be sent. */
  whatsappGreeting: lineWith('page'),
  chat: text,
  /** Opens Home's own chat, and is its title. */
  leaveMessage: text,
  email: text,
  close: text,
  previous: text,
  next: text,
  carousel: text,
  slide: text,
  slideOf: lineWith('number', 'total'),
  slideShown: lineWith('first', 'total'),
  slidesShown: lineWith('first', 'last', 'total'),
  stopRotation: text,
  startRotation: text,
  readMore: text,
  turnCard: lineWith('title'),
  breadcrumb: text,
  home: text,
  blog: text,
  showing: lineWith('count', 'filter'),
  picked: lineWith('title'),
  shareOn: lineWith('network'),
  by: text,
  footer: text,
  olderPosts: text,
  newerPosts: text,
  pageOf: lineWith('number', 'total'),
  /** Accessible name of a table, which may scroll: its number in the text, and its columns. */
  table: lineWith('number', 'columns'),
  /** Accessible name of a code block, which may scroll: its number in the text. */
  code: lineWith('number'),
  /** Before the person who answers enquiries from a page. */
  yourContact: text,
  /** On case studies and sheets that are made up. */
  invented: text,
  backToPicture: text,
  /** Between a figure before and after, for screen readers: “3 became 40”. */
  became: text,
  /** On a sheet: a check that passed, or not yet. */
  passed: text,
  open: text,
  footnote: lineWith('number'),
  footnotes: text,
  footnoteBack: lineWith('number'),
})

export type Brand = z.infer<typeof brandSchema>
export type Site = z.infer<typeof siteSchema>
