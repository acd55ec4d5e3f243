import { z } from 'zod'
import { dialled } from '../../contract/contact-details.ts'
import { texts } from '../../contract/line.ts'
import { callingCodeOf } from '../../contract/phone-number.ts'
import { REDIRECT } from '../../contract/redirects.ts'
import { time, timeZone } from '../../contract/site-settings.ts'
import { openFor } from '../../contract/working-time.ts'
import { day, externalUrl, field, group, hostUrl, sample, text } from '../fields/parts.ts'

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
    ...texts('street', 'postcode'),
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

export type Site = z.infer<typeof siteSchema>
