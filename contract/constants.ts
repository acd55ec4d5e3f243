/**
 * Names and limits that page and server share, as plain constants: importing them costs the browser
 * nothing.
 */

/** The endpoint of the provider, which this server has too, and the one for a native submit. */
export const SEND_FORM_PATH = '/api/v1.0/email/send-form'
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

/** Where the owner reads the enquiries, and answers each. */
export const DESK_PATH = '/enquiries'

/** The names of fields that code mentions. */
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
} as const

/** Fields that the provider's helper adds to every call. */
export const PROVIDER_FIELD = {
  service: 'service_id',
  template: 'template_id',
  publicKey: 'user_id',
  library: 'lib_version',
  accessToken: 'accessToken',
  captcha: 'g-recaptcha-response',
} as const

/** Largest request body, in bytes: a text that is too long must come back, and a letter may take nine bytes. */
export const BODY_LIMIT = 256 * 1024

/**
 * An enquiry sent sooner than this after the page began to load comes from a bot. The limit is low on
 * purpose: browsers fill in forms for people, and no fast visitor's enquiry may be lost.
 */
export const FASTEST_PERSON_MS = 300

/** The response of the provider, and of this server, to an accepted enquiry. */
export const ACCEPTED = 'OK'
