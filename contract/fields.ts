import { visible } from './contact-details.ts'

export * from './constants.ts'

/** The endpoint of the provider, which this server has too. */
export const SEND_FORM_PATH = '/api/v1.0/email/send-form'

/** Fields of the provider's own protocol. */
export const PROVIDER_FIELD = {
  service: 'service_id',
  template: 'template_id',
  publicKey: 'user_id',
  library: 'lib_version',
  accessToken: 'accessToken',
  captcha: 'g-recaptcha-response',
} as const

/** A field of an enquiry. Its labels in the content have its name. */
export interface Field {
  /** In English: for the editor, and for a server without a built site. */
  title: string
  /** What a visitor enters. The page fills in a field without it. */
  kind?: 'text' | 'email' | 'tel' | 'choice' | 'number' | 'multiline'
  /** Longest value, in UTF-16 units. Longer values of hidden fields are cut, others refused. */
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

/** The id of a form's section, to which links lead. @param number of a general form on its page, from 1 */
export const formSection = (request?: Request, number = 1) =>
  request ?? (number > 1 ? `get-in-touch-${number}` : 'get-in-touch')

/** The id of a form, with which those of its fields begin. No heading can have it. */
export const formId = (request?: Request, number?: number) => `form:${formSection(request, number)}`

export type Values = Readonly<Record<string, string | undefined>>

const CAMPAIGN = 200

/* Every field of an enquiry, in the order of form and CSV: all that has fields follows from these two lists. */

/** The fields that visitors see: the only ones that the page loads. */
const VISIBLE = {
  name: { title: 'Name', kind: 'text', limit: 200, autoComplete: 'name', required: true },
  email: {
    title: 'E-mail',
    kind: 'email',
    limit: 254,
    autoComplete: 'email',
    required: true,
    unless: ['phone'],
  },
  phone: { title: 'Phone', kind: 'tel', limit: 100, autoComplete: 'tel', required: 'callback' },
  call_time: { title: 'When to call', kind: 'choice', limit: 100, only: 'callback' },
  message: {
    title: 'Message',
    kind: 'multiline',
    limit: 5000,
    required: true,
    unless: ['result', 'asked_for'],
  },
} satisfies Record<string, Field>

/** What the page and the server add. */
const ADDED = {
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
  /** The honeypot: its name means nothing to autofill, which ignores `autocomplete="off"` (tests/autofill.long.e2e.ts). */
  extra_details: { title: 'Honeypot', limit: 500, internal: true },
  self_test: { title: 'Self-test', limit: 100, internal: true, fromServer: true },
} satisfies Record<string, Field>

export const FIELDS = { ...VISIBLE, ...ADDED }
export type FieldName = keyof typeof FIELDS

/** The names of the fields that visitors see. */
export type FormFieldName = keyof typeof VISIBLE

/** The fields for which a test holds, as pairs of name and field. */
export const fieldsWhere = (test: (field: Field) => unknown) =>
  (Object.entries(FIELDS) as [FieldName, Field][]).filter(([, field]) => test(field))

/** The fields that visitors see and fill in, in order. */
export const formFields = () => Object.entries(VISIBLE) as [FormFieldName, Field][]

/** Longest value of a field that the owner adds in the content. */
export const OWN_FIELD_LIMIT = 500

export type FieldLabels = Record<'label', string> &
  Partial<Record<'hint' | 'missing' | 'malformed', string>> & {
    choices?: readonly string[] | undefined
  }

type LabelledFields = {
  fields: Record<FormFieldName, FieldLabels>
  ownFields?: readonly (FieldLabels & { name: string; kind: Field['kind'] })[] | undefined
}

export type LabelledField = readonly [name: string, Field, FieldLabels]

/** The owner's own fields. */
export const ownFields = ({ ownFields = [] }: LabelledFields): LabelledField[] =>
  ownFields.map((own) => [
    own.name,
    { title: own.name, kind: own.kind, limit: OWN_FIELD_LIMIT },
    own,
  ])

/** What a form shows for a request, in order: the fields of the request first, the owner's own last. */
export function shownFields(form: LabelledFields, request: string | undefined): LabelledField[] {
  const isOfRequest = ({ required, only }: Field) =>
    Number(request !== undefined && [required, only].includes(request as Request))
  const shown = formFields()
    .filter(([, { only }]) => !only || only === request)
    .toSorted(([, one], [, other]) => isOfRequest(other) - isOfRequest(one))
  return [
    ...shown.map(([name, field]): LabelledField => [name, field, form.fields[name]]),
    ...ownFields(form),
  ]
}

/** Whether another field that visitors see does as well as this one, until one of the two is filled in. */
export const hasAlternative = ({ unless = [] }: Field) => unless.some((name) => name in VISIBLE)

/** Whether a field must be filled in beside the values of the others. */
export function isRequired({ required, unless = [] }: Field, values: Values): boolean {
  if (required !== true) return required !== undefined && required === values.asked_for
  return !unless.some((name) => {
    const other: Field | undefined = VISIBLE[name as FormFieldName]
    return visible(values[name]) || (other && isRequired(other, values))
  })
}

/** What the form adds by itself and mail shows. */
export const addedFields = () => fieldsWhere(({ kind, internal }) => !kind && !internal)

/** The field of this name, unless a visitor made it up. */
export const fieldNamed = (name: string): Field | undefined =>
  Object.hasOwn(FIELDS, name) ? FIELDS[name as FieldName] : undefined
