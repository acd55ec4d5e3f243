/**
 * Keys of what a page keeps in the browser's storage for its session. There is nothing else: the
 * privacy notice tells of each (`content/privacy.md`, `kept`).
 */
export const STORAGE_KEYS = {
  /** Let's Connect was closed: it does not come back in that session. */
  dialogClosed: 'contact-popup-closed',
  /** What is typed and not yet sent. */
  enquiry: 'enquiry',
  /** The pages seen last, where the visit came from, its campaign. */
  visit: 'visit',
} as const
