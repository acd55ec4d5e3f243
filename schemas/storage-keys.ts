/**
 * Keys of session storage. The pages store nothing else of their own accord, and the privacy notice has to
 * name each of them (`content/privacy.md`, `kept`).
 */
export const STORAGE_KEYS = {
  /** Let's Connect was closed: it does not open again in this session. */
  dialogClosed: 'contact-popup-closed',
  /** The enquiry that has not been sent. */
  enquiry: 'enquiry',
  /** The last pages seen, where the visit came from, its campaign. */
  visit: 'visit',
} as const

/**
 * Key of local storage: the answer to the consent question, on sites that ask it. The list of other
 * companies in the privacy notice then says so (`content/third-parties.yaml`).
 */
export const CONSENT_KEY = 'consent'
