/**
 * What the page and the server both name, as plain constants: importing this costs the browser
 * nothing. The shape of a whole message is in `message.ts`.
 */

/** The provider's own two addresses, which this server answers as well, and the one for a form without JavaScript. */
export const SEND_FORM_PATH = '/api/v1.0/email/send-form'
export const SEND_PATH = '/api/v1.0/email/send'
export const NATIVE_SEND_PATH = '/contact/send'

/**
 * Where a page asks whether the server stored a message: `GET` answers 200 `{"stored":true}` or 404
 * `{"stored":false}`. Any other answer, or none, leaves it open.
 * @param messageId what was sent as `message_id`
 */
export const receiptPath = (messageId: string) => `/contact/receipt/${messageId}`

/** Where a form without JavaScript is sent back to, and where a sent one ends. */
export const CONTACT_PATH = '/contact'
export const THANKS_PATH = '/contact/thanks'

/** The names of the form's fields, as they travel. */
export const FIELD = {
  name: 'name',
  email: 'email',
  message: 'message',
  /** A UUID made in the page when the visitor begins to type: repeats of one message carry the same. */
  messageId: 'message_id',
  /** What the visitor was looking at when they asked to get in touch. */
  subjectOfInterest: 'subject_of_interest',
  /** What the visitor tried on a page and chose to send along, as text. */
  result: 'result',
  page: 'page',
  referrer: 'referrer',
  utmSource: 'utm_source',
  utmMedium: 'utm_medium',
  utmCampaign: 'utm_campaign',
  utmTerm: 'utm_term',
  utmContent: 'utm_content',
  /** Milliseconds from the beginning of the page's load to sending the form. */
  elapsedMs: 'elapsed_ms',
  /**
   * A field no person sees: only a program fills it in. Its name means nothing to a browser's autofill,
   * which ignores `autocomplete="off"` (tests/autofill.e2e.ts).
   */
  honeypot: 'extra_details',
  /** Marks the self-test's own enquiry. */
  selfTest: 'self_test',
} as const

/** What the provider's helper adds to every call. */
export const PROVIDER_FIELD = {
  service: 'service_id',
  template: 'template_id',
  publicKey: 'user_id',
  library: 'lib_version',
  accessToken: 'accessToken',
  captcha: 'g-recaptcha-response',
} as const

/**
 * Longest values, in UTF-16 units as `maxlength` counts them. The message's is what a form without
 * JavaScript can carry in `body` bytes in any script: percent-encoded, a character takes up to nine.
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
 * A form sent sooner than this after the page began to load was not filled in by a person. Low on
 * purpose: browsers fill forms in for people, and no enquiry may be lost to a quick hand.
 */
export const FASTEST_PERSON_MS = 300

/** What the provider, and so this server, answers when a message was taken. */
export const ACCEPTED = 'OK'
