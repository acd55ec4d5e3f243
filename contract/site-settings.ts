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
import { lineWith } from './line.ts'
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

/** The labels of all fields of the form, by name. */
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
      received: text,
      id: text,
    }),
  }),
  /** The daily mail with suspected spam; the enquiries follow in full. */
  digest: z.strictObject({
    subject: lineWith('count'),
    introduction: lineWith('count'),
    /** How many did not fit. */
    more: lineWith('count'),
  }),
  /** The mail about enquiries that nobody has marked as answered; their list follows. */
  reminder: z.strictObject({
    /** Where half of the time has passed in which an answer is promised, and where all of it has. */
    subject: lineWith('count'),
    overdue: lineWith('count'),
    introduction: text,
  }),
  /** The page on which the owner sets the status of an enquiry, reached by the link in its mail. */
  status: z.strictObject({
    /** Before the link. */
    link: text,
    /** How long it has waited, and how long until the promised time or since. */
    waited: lineWith('time'),
    left: lineWith('time'),
    over: lineWith('time'),
    states: z.strictObject({ ...STATES, suspected: text.meta({ title: 'In quarantine' }) }),
    notesLabel: text,
    noteLabel: text,
    mark: z.strictObject({ ...STATES, notSpam: text.meta({ title: 'Out of quarantine' }) }),
    /** The button that adds a note and leaves the state. */
    addNote: text,
    done: text,
    /** Where somebody else has marked it since the page was opened. */
    changed: text,
    reply: z.strictObject({
      email: text,
      phone: text,
      whatsapp: text,
      written: text.meta({ title: 'Heading of the replies that are written already' }),
      copy: text.meta({ title: 'Where a link has no room for a reply' }),
      noSubject: text.meta({ title: 'Instead of {subject}, where none is known' }),
    }),
    invalid: z.strictObject({ title: text, text }),
    gone: z.strictObject({ title: text, text }),
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
      title: text,
      from: text,
      to: text,
      show: text.meta({ title: 'Button' }),
      month: text,
      campaign: text,
      page: text,
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
    title: text,
    kept: text,
    goBack: text,
    reasons: z.object({
      invalid: text,
      refused: text,
      tooLarge: text,
      tooMany: text,
      server: text,
    }),
  }),
})

/** The schema of `site.json`; unknown fields are dropped. */
export const siteSettingsSchema = z.object({
  /** Language and region, as in `<html lang>`. */
  language: text,
  name: text,
  /** The brand's colours as custom properties, for the server's own pages. */
  colours: z.string().regex(/^(?:--[a-z-]+:#[\da-f]{6};?)+$/i),
  url: text,
  contentSecurityPolicy: text,
  retentionMonths: z.int().positive(),
  /** Host that the form sends to; undefined if it is this server. */
  provider: text.optional(),
  form: formLabelsSchema,
  /** Where visitors book a time for a call. */
  booking: z.url().optional(),
  /** Undefined where visitors get no mail. */
  confirmation: confirmationSchema.optional(),
  /** The calling code of the office's country; undefined where its numbers have none. */
  callingCode: text.optional(),
  /** The time zone of mails and lists; undefined where the site names none. */
  timeZone: timeZone.optional(),
  /** Office hours in order, with days of the week from 1, Monday; undefined where the site has none. */
  office: z
    .object({
      timeZone,
      hours: z.array(z.object({ days: z.array(z.int()), opens: time, closes: time })),
      holidays: z.array(z.iso.date()),
    } satisfies Record<keyof Office, unknown>)
    .optional(),
  /** What an enquiry can be about, as the site's own links name it (`Subject`), and who answers it. */
  subjects: z.array(
    z.object({
      key: text,
      label: text,
      person: z.object({ name: text, email: z.email().optional() }).optional(),
    }),
  ),
  /** E-mail addresses that the site shows: no visitor's. */
  ownAddresses: z.array(z.email()),
  serverText: serverTextSchema,
})

export type SiteSettings = z.infer<typeof siteSettingsSchema>
