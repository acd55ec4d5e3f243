/** What the server knows of the site: the build writes `site.json` from `content/`, which the server never reads. */
import { z } from 'zod'
import {
  addedFields,
  FIELDS,
  type Field,
  type FieldLabels,
  type FieldName,
  type FormFieldName,
  formFields,
  PROVIDER_FIELD,
  type Request,
} from './fields.ts'
import { all, lineWith, texts } from './line.ts'
import { isTimeZone, type Office } from './working-time.ts'

/** Name of the file, beside the folder of the built site. */
export const SITE_SETTINGS_FILE = 'site.json'

const text = lineWith()

/** By name; a name that a visitor made up has none. */
type FormLabels = Record<FormFieldName, FieldLabels> & Partial<Record<string, FieldLabels>>

const labelsOf = ({ title, kind, required }: Field) =>
  z
    .strictObject({
      label: text,
      hint: text.optional(),
      ...(required && { missing: text }),
      ...((kind === 'email' || kind === 'tel') && { malformed: text }),
      ...(kind === 'choice' && { choices: z.array(text).min(2).meta({ title: 'Choices' }) }),
    })
    .meta({ title })

const byName = <Schema>(fields: [FieldName, Field][], schema: (field: Field) => Schema) =>
  Object.fromEntries(fields.map(([name, field]) => [name, schema(field)]))

export const fieldLabelsSchema = z.strictObject(
  byName(formFields(), labelsOf),
) as unknown as z.ZodType<FormLabels>

const RESERVED = new Set<string>([...Object.keys(FIELDS), ...Object.values(PROVIDER_FIELD)])

const ownField = z
  .strictObject({
    /** Of the field, in mail and CSV; the privacy notice has to say it. */
    name: z
      .string()
      .regex(/^[\p{L}\p{N}\p{M}][\p{L}\p{N}\p{M} -]{0,59}$/u, 'must be letters, digits and spaces')
      .refine((name) => !RESERVED.has(name), 'is a name of the form itself'),
    label: text.meta({ title: 'Label' }),
    hint: text.optional().meta({ title: 'Hint' }),
    kind: z.enum(['text', 'choice', 'number']),
    choices: z.array(text).min(2).optional().meta({ title: 'Choices' }),
  })
  .refine(({ kind, choices }) => (kind === 'choice') === (choices !== undefined), {
    path: ['choices'],
    error: 'belong to the kind "choice", and only to it',
  })

/** The fields that the owner adds to the form. */
export const ownFieldsSchema = z.array(ownField).max(10).optional()

const STATES = { new: text, answered: text, won: text, lost: text, spam: text }

/** `content/server.yaml`: the server's texts, except the contact form's labels. */
export const serverTextSchema = z.strictObject({
  /** The mail with an enquiry; the server fills in `{…}`. */
  mail: z.strictObject({
    subject: lineWith('name'),
    subjectAbout: lineWith('name', 'about'),
    selfTestSubject: lineWith('id'),
    /** Subject of a mail about an enquiry with one indication of spam. */
    possibleSpam: lineWith('subject'),
    /** Labels of what the form adds, and of the mail's last lines. */
    labels: z.strictObject({
      ...byName(addedFields(), ({ title }) => text.meta({ title })),
      ...texts('received', 'id'),
    }),
  }),
  /** The daily mail with suspected spam; the enquiries follow in full. */
  digest: z.strictObject({
    ...all(lineWith('count'), 'subject', 'introduction'),
    more: lineWith('count'),
  }),
  /** The mail about enquiries that nobody has marked as answered; their list follows. */
  reminder: z.strictObject({
    /** Where half of the time has passed in which an answer is promised, and where all of it has. */
    ...all(lineWith('count'), 'subject', 'overdue'),
    introduction: text,
  }),
  /** The page on which the owner sets the status of an enquiry, reached by the link in its mail. */
  status: z.strictObject({
    link: text,
    /** How long it has waited, and how long until the promised time or since. */
    ...all(lineWith('time'), 'waited', 'left', 'over'),
    states: z.strictObject({ ...STATES, suspected: text.meta({ title: 'In quarantine' }) }),
    ...texts('notesLabel', 'noteLabel'),
    mark: z.strictObject({ ...STATES, notSpam: text.meta({ title: 'Out of quarantine' }) }),
    ...texts('addNote', 'done', 'changed'),
    reply: z.strictObject({
      ...texts('email', 'phone', 'whatsapp'),
      written: text.meta({ title: 'Heading of the replies that are written already' }),
      copy: text.meta({ title: 'Where a link has no room for a reply' }),
      noSubject: text.meta({ title: 'Instead of {subject}, where none is known' }),
    }),
    ...all(z.strictObject({ title: text, text }), 'invalid', 'gone'),
  }),
  replies: z
    .array(
      z.strictObject({
        title: text.meta({ title: 'Title' }),
        text: lineWith('name', 'subject', 'person').meta({ title: 'Text', editor: 'lines' }),
      }),
    )
    .meta({
      title: 'Replies that are written already',
      description:
        '{name} has written about {subject}, {person} answers. Up to about 1,500 letters fit into a link.',
    }),
  spamWords: z
    .array(z.string().regex(/[\p{L}\p{N}].*[\p{L}\p{N}]/u, 'must have two letters or digits'))
    .default([])
    .meta({
      title: 'Words of sellers',
      description:
        'Two of them in a message are a sign of spam, however they are written: back-links is Backlink. Choose what no customer of yours writes.',
    }),
  desk: z.strictObject({
    link: text.meta({ title: 'Line above the link in mails' }),
    list: text.meta({ title: 'Title of the list' }),
    spam: text.meta({ title: 'Title of spam' }),
    search: text.meta({ title: 'Search' }),
    find: text.meta({ title: 'Button that searches' }),
    open: lineWith('count').meta({ title: 'Heading of the open ones' }),
    none: text.meta({ title: 'If there are none' }),
    older: text.meta({ title: 'Link to older ones' }),
    export: text.meta({ title: 'Link that downloads all as CSV' }),
    samePerson: text.meta({ title: 'Heading of the same person’s others' }),
    counts: z.strictObject({
      ...texts('title', 'from', 'to'),
      show: text.meta({ title: 'Button' }),
      ...texts('month', 'campaign', 'page'),
      none: text.meta({ title: 'Without a campaign, or a page' }),
      enquiries: text,
      inTime: text.meta({ title: 'Answered within the promise' }),
      won: text,
    }),
    invalid: z.strictObject({ title: text, text }),
  }),
  /** Beginning of an alarm, which names the site. */
  alarm: text,
})

const asked = lineWith('person', 'when')

/** The mail to the visitor (`content/contact.yaml`), without words of who fills in the form, and chooses who gets it. */
export const confirmationSchema = z.strictObject({
  subject: lineWith().meta({
    title: 'Subject, if what was entered does not look like a name',
    description:
      'Otherwise it is that of the mail to you, so that the whole exchange is one thread.',
  }),
  greeting: lineWith('name').meta({ title: 'Greeting' }),
  noName: text.meta({ title: 'Greeting, if what was entered does not look like a name' }),
  asked: z
    .strictObject({
      message: asked.meta({ title: 'A message' }),
      callback: asked.meta({ title: 'A call' }),
      demo: asked.meta({ title: 'A demo' }),
    } satisfies Record<Request | 'message', unknown>)
    .meta({
      title: 'What was asked for',
      description: '{person} answers, {when}: the words are those of the page after it is sent.',
    }),
  about: lineWith('subject').meta({
    title: 'What it is about',
    description: '{subject} is a service, a product or a plan. Only if one was named.',
  }),
  booking: lineWith('address').meta({
    title: 'After a request for a call',
    description: 'If there is an address at which visitors book a time.',
  }),
  end: text.meta({ title: 'Last sentences', description: 'How to reach you.' }),
  anyone: text.meta({ title: 'Instead of {person}', description: 'If the page named nobody.' }),
})

export const time = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 10:00 or 18:30')

export const timeZone = z.string().refine(isTimeZone, 'must be a time zone such as Asia/Kolkata')

/** The labels of the contact form (`content/contact.yaml`) that a native submit needs. */
const formLabelsSchema = z.object({
  fields: fieldLabelsSchema,
  ownFields: ownFieldsSchema,
  tooLong: lineWith('label', 'count', 'limit'),
  thanks: z.object({ when: z.object({ later: lineWith('day', 'time'), unknown: text }) }),
  failure: z.object({
    ...texts('title', 'kept', 'goBack'),
    reasons: z.object(texts('invalid', 'refused', 'tooLarge', 'tooMany', 'server')),
  }),
})

/** What visitors read, in one language. */
export const languageSchema = z.object({
  ...texts('language', 'name'),
  form: formLabelsSchema,
  /** Undefined where visitors get no mail. */
  confirmation: confirmationSchema.optional(),
  /** What an enquiry can be about, as the site's own links name it (`Subject`), and who answers it. */
  subjects: z.array(
    z.object({
      ...texts('key', 'label'),
      person: z.object({ name: text, email: z.email().optional() }).optional(),
    }),
  ),
})

/** The schema of `site.json`; unknown fields are dropped. */
export const siteSettingsSchema = languageSchema.extend({
  /** The brand's colours as custom properties, for the server's own pages. */
  colours: z.string().regex(/^(?:--[a-z-]+:#[\da-f]{6};?)+$/i),
  ...texts('url', 'contentSecurityPolicy'),
  retentionMonths: z.int().positive(),
  /** Host that the form sends to; undefined if it is this server. */
  provider: text.optional(),
  booking: z.url().optional(),
  /** The calling code of the office's country; undefined where its numbers have none. */
  callingCode: text.optional(),
  timeZone: timeZone.optional(),
  /** Office hours in order, with days of the week from 1, Monday; undefined where the site has none. */
  office: z
    .object({
      timeZone,
      hours: z.array(z.object({ days: z.array(z.int()), opens: time, closes: time })),
      holidays: z.array(z.iso.date()),
    } satisfies Record<keyof Office, unknown>)
    .optional(),
  /** By their names in addresses, such as `gu`; what a translation lacks is in the first language. */
  languages: z.record(z.string(), languageSchema.partial().required({ language: true })),
  /** Who of the team gets mail. */
  people: z.array(z.object({ name: text, email: z.email() })),
  /** E-mail addresses that the site shows: no visitor's. */
  ownAddresses: z.array(z.email()),
  serverText: serverTextSchema,
})

export type SiteSettings = z.infer<typeof siteSettingsSchema>

/** The language of a page, by its path or address: its name in addresses, empty for the first one. */
export function languageOfPage({ languages }: Pick<SiteSettings, 'languages'>, page = ''): string {
  const [, first = ''] = /^(?:https?:\/\/[^/]+)?\/([^/?#]+)/.exec(page) ?? []
  return Object.hasOwn(languages, first) ? first : ''
}

/** The settings in the language of a page. */
export const inLanguageOf = (site: SiteSettings, page: string | undefined): SiteSettings => {
  const its = Object.entries(site.languages[languageOfPage(site, page)] ?? {})
  return { ...site, ...Object.fromEntries(its.filter(([, value]) => value !== undefined)) }
}
