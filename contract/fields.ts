/** What page and server agree on: the fields of an enquiry, addresses and limits. */

/** The two endpoints of the provider, which this server has too, and the one for a native submit. */
export const SEND_FORM_PATH = '/api/v1.0/email/send-form'
export const SEND_PATH = '/api/v1.0/email/send'
export const NATIVE_SEND_PATH = '/contact/send'

/**
 * Where a page asks whether the server has stored an enquiry: `GET` answers 200 `{"stored":true}` or 404
 * `{"stored":false}`; any other response, or none, means that it is not known.
 * @param messageId the enquiry's `message_id`
 */
export const receiptPath = (messageId: string) => `/contact/receipt/${messageId}`

/** Where a native submit returns to, the form on that page, and where a successful one ends. */
export const CONTACT_PATH = '/contact'
export const CONTACT_FORM_PATH = `${CONTACT_PATH}#enquiry`
export const THANKS_PATH = '/contact/thanks'

/** A field of an enquiry. Its labels in the content have its name. */
export interface Field {
  /** In English: for the editor, and for a server without a built site. */
  title: string
  /** What a visitor enters. The page fills in a field without it. */
  kind?: 'text' | 'email' | 'multiline'
  /** Longest value, in UTF-16 units as `maxlength` counts them. Longer values of hidden fields are cut. */
  limit: number
  autoComplete?: string
  required?: true
  /** Fields beside which a required one may be empty. */
  unless?: readonly string[]
  /** Keeps its line breaks, as `multiline` does. */
  hasLines?: true
  /** Neither in mail and CSV nor in the editor. */
  internal?: true
  /** Our own server fills it in: no page collects it. */
  fromServer?: true
}

export type Values = Readonly<Record<string, string | undefined>>

const CAMPAIGN = 200

/**
 * Every field of an enquiry, in the order of form and CSV. The form, its checks in page and server, the page
 * without scripts, mail, CSV, the editor and the check of the privacy notice follow from it.
 */
export const FIELDS = {
  name: { title: 'Name', kind: 'text', limit: 200, autoComplete: 'name', required: true },
  email: { title: 'E-mail', kind: 'email', limit: 254, autoComplete: 'email', required: true },
  message: {
    title: 'Message',
    kind: 'multiline',
    // What a native submit can carry in `BODY_LIMIT` in any script: percent-encoded, a character takes up
    // to nine bytes.
    limit: 5000,
    required: true,
    unless: ['result'],
  },
  /** The page that the visitor came from. */
  subject_of_interest: { title: 'Looked at', limit: 200 },
  /** The results of demos that the visitor attached, as text. */
  result: { title: 'Result of a demo', limit: 6000, hasLines: true },
  page: { title: 'Sent from', limit: 2000 },
  referrer: { title: 'Came from', limit: 2000 },
  utm_source: { title: 'Campaign: source', limit: CAMPAIGN },
  utm_medium: { title: 'Campaign: medium', limit: CAMPAIGN },
  utm_campaign: { title: 'Campaign', limit: CAMPAIGN },
  utm_term: { title: 'Campaign: term', limit: CAMPAIGN },
  utm_content: { title: 'Campaign: content', limit: CAMPAIGN },
  /** A UUID made in the page when the visitor begins to type; repeats of one enquiry have the same. */
  message_id: { title: 'Id', limit: 36, internal: true },
  /** Milliseconds from the start of the page's load to the submit. */
  elapsed_ms: { title: 'Elapsed time', limit: 20, internal: true },
  /**
   * The honeypot, which only bots fill in. Its name means nothing to a browser's autofill, which ignores
   * `autocomplete="off"` (tests/autofill.e2e.ts).
   */
  extra_details: { title: 'Honeypot', limit: 500, internal: true },
  /** Marks the enquiry of the self-test. */
  self_test: { title: 'Self-test', limit: 100, internal: true, fromServer: true },
} satisfies Record<string, Field>

export type FieldName = keyof typeof FIELDS

/** The names of the fields that visitors see. */
export type FormFieldName = {
  [Name in FieldName]: (typeof FIELDS)[Name] extends { kind: string } ? Name : never
}[FieldName]

/** The fields for which a test holds, as pairs of name and field. */
export const fieldsWhere = (test: (field: Field) => unknown) =>
  (Object.entries(FIELDS) as [FieldName, Field][]).filter(([, field]) => test(field))

/** The fields that visitors see and fill in, in order. */
export const formFields = () => fieldsWhere(({ kind }) => kind) as [FormFieldName, Field][]

/** Whether a field must be filled in beside the values of the others. */
export const isRequired = ({ required, unless }: Field, values: Values): boolean =>
  required === true && !unless?.some((name) => values[name])

/** What the form adds by itself and mail shows. */
export const addedFields = () => fieldsWhere(({ kind, internal }) => !kind && !internal)

/** The field of this name, unless a visitor made it up. */
export const fieldNamed = (name: string): Field | undefined =>
  Object.hasOwn(FIELDS, name) ? FIELDS[name as FieldName] : undefined

/** The names of fields that code mentions: plain constants, which cost the browser nothing. */
export const FIELD = {
  name: 'name',
  email: 'email',
  message: 'message',
  messageId: 'message_id',
  subjectOfInterest: 'subject_of_interest',
  result: 'result',
  page: 'page',
  referrer: 'referrer',
  utmSource: 'utm_source',
  utmCampaign: 'utm_campaign',
  elapsedMs: 'elapsed_ms',
  honeypot: 'extra_details',
  selfTest: 'self_test',
} as const satisfies Record<string, FieldName>

/** Fields that the provider's helper adds to every call. */
export const PROVIDER_FIELD = {
  service: 'service_id',
  template: 'template_id',
  publicKey: 'user_id',
  library: 'lib_version',
  accessToken: 'accessToken',
  captcha: 'g-recaptcha-response',
} as const

/** Largest request body, in bytes. */
export const BODY_LIMIT = 64 * 1024

/**
 * An enquiry sent sooner than this after the page began to load comes from a bot. The limit is low on
 * purpose: browsers fill in forms for people, and no fast visitor's enquiry may be lost.
 */
export const FASTEST_PERSON_MS = 300

/** The response of the provider, and of this server, to an accepted enquiry. */
export const ACCEPTED = 'OK'
