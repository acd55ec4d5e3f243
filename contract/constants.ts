/** Names and limits that page, server and the checks of the content share; they cost the browser nothing. */

/** The endpoint for a native submit. */
export const NATIVE_SEND_PATH = '/contact/send'

/** Where a page asks whether an enquiry is stored: 200 or 404 with `{"stored": …}`; else it is not known. */
export const receiptPath = (messageId: string) => `/contact/receipt/${messageId}`

/** Where a native submit returns to, the form on that page, and where a successful one ends. */
export const CONTACT_PATH = '/contact'
export const CONTACT_FORM_PATH = `${CONTACT_PATH}#form:get-in-touch`
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

/** Largest request body, in bytes: a text that is too long must come back, and a letter may take nine bytes. */
export const BODY_LIMIT = 256 * 1024

/** An enquiry sent sooner after the page began to load is a bot's: low, since browsers fill in forms for people. */
export const FASTEST_PERSON_MS = 300

/** The response of the provider, and of this server, to an accepted enquiry. */
export const ACCEPTED = 'OK'

/** Keys of what pages store, in session storage unless they say so; `content/privacy.md` (`kept`) has to name each. */
export const STORAGE_KEYS = {
  /** Let's Connect was closed: it does not open again in this session. */
  dialogClosed: 'contact-popup-closed',
  /** The enquiry that has not been sent: in local storage. */
  enquiry: 'enquiry',
  /** The last pages seen, where the visit came from, its campaign. */
  visit: 'visit',
} as const

/** Key of local storage: the answer to the consent question, which the privacy notice names where it is asked. */
export const CONSENT_KEY = 'consent'
