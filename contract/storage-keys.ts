/**
 * Keys of session storage. The pages store nothing else, and the privacy notice has to name each of them
 * (`content/privacy.md`, `kept`).
 */
export const STORAGE_KEYS = {
  /** Let's Connect was closed: it does not open again in this session. */
  dialogClosed: 'contact-popup-closed',
  /** The enquiry that has not been sent. */
  enquiry: 'enquiry',
  /** The last pages seen, where the visit came from, its campaign. */
  visit: 'visit',
} as const
