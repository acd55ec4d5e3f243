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
  kind?: 'text' | 'email' | 'tel' | 'choice' | 'number' | 'multiline'
  /** Longest value, in UTF-16 units as `maxlength` counts them. Longer values of hidden fields are cut. */
  limit: number
  autoComplete?: string
  /** Always, or for one request. */
  required?: true | Request
  /** Shown for this request only. */
  only?: Request
  /** Fields beside which it may be empty: one of them is filled in, or has to be. */
  unless?: readonly string[]
  /** Keeps its line breaks, as `multiline` does. */
  hasLines?: true
  /** Neither in mail and CSV nor in the editor. */
  internal?: true
  /** Our own server fills it in: no page collects it. */
  fromServer?: true
}

/** What a link to the form can ask for. */
export type Request = (typeof REQUESTS)[number]
export const REQUESTS = ['callback', 'demo'] as const

export type Values = Readonly<Record<string, string | undefined>>

const CAMPAIGN = 200

/**
 * Every field of an enquiry, in the order of form and CSV. The form, its checks in page and server, the page
 * without scripts, mail, CSV, the editor and the check of the privacy notice follow from it.
 */
export const FIELDS = {
  name: { title: 'Name', kind: 'text', limit: 200, autoComplete: 'name', required: true },
  email: {
    title: 'E-mail',
    kind: 'email',
    limit: 254,
    autoComplete: 'email',
    required: true,
    unless: ['phone'],
  },
  phone: { title: 'Phone', kind: 'tel', limit: 40, autoComplete: 'tel', required: 'callback' },
  call_time: { title: 'When to call', kind: 'choice', limit: 100, only: 'callback' },
  message: {
    title: 'Message',
    kind: 'multiline',
    // What a native submit can carry in `BODY_LIMIT` in any script: percent-encoded, a character takes up
    // to nine bytes.
    limit: 5000,
    required: true,
    unless: ['result', 'asked_for'],
  },
  /** The phone number in E.164, if it is one. */
  phone_e164: { title: 'Phone to dial', limit: 20, fromServer: true },
  /** A `Request`. */
  asked_for: { title: 'Asked for', limit: 20 },
  /** The page that the visitor came from, or what the request is about. */
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

/** Those of them that are shown for a request. */
export const fieldsFor = (request: string | undefined) =>
  formFields().filter(([, { only }]) => !only || only === request)

/** Longest value of a field that the owner adds in the content. */
export const OWN_FIELD_LIMIT = 500

/** Whether a field must be filled in beside the values of the others. */
export function isRequired({ required, unless = [] }: Field, values: Values): boolean {
  if (required !== true) return required !== undefined && required === values.asked_for
  return !unless.some((name) => {
    const other = fieldNamed(name)
    return values[name] || (other && isRequired(other, values))
  })
}

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
  askedFor: 'asked_for',
  phone: 'phone',
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
