/**
 * Names that page and server share, as plain constants: importing them costs the browser nothing. The
 * schema of an enquiry is `server/enquiry-schema.ts`.
 */

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

/** The names of the form's fields. */
export const FIELD = {
  name: 'name',
  email: 'email',
  message: 'message',
  /** A UUID made in the page when the visitor begins to type; repeats of one enquiry have the same. */
  messageId: 'message_id',
  /** The page that the visitor came from. */
  subjectOfInterest: 'subject_of_interest',
  /** The results of demos that the visitor attached, as text. */
  result: 'result',
  page: 'page',
  referrer: 'referrer',
  utmSource: 'utm_source',
  utmMedium: 'utm_medium',
  utmCampaign: 'utm_campaign',
  utmTerm: 'utm_term',
  utmContent: 'utm_content',
  /** Milliseconds from the start of the page's load to the submit. */
  elapsedMs: 'elapsed_ms',
  /**
   * The honeypot, which only bots fill in. Its name means nothing to a browser's autofill, which ignores
   * `autocomplete="off"` (tests/autofill.e2e.ts).
   */
  honeypot: 'extra_details',
  /** Marks the enquiry of the self-test. */
  selfTest: 'self_test',
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

/**
 * Longest values, in UTF-16 units as `maxlength` counts them. The limit of the message is what a native
 * submit can carry in `BODY_LIMIT` in any script: percent-encoded, a character takes up to nine bytes.
 */
export const LIMIT = {
  name: 200,
  email: 254,
  message: 5000,
  result: 6000,
  origin: 2000,
  subject: 200,
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
