/** The size of the largest picture that can be uploaded: three times what a phone's camera writes. */
export const MOST_MEGABYTES = 30
export const MOST_BYTES = MOST_MEGABYTES * 1024 * 1024

export const TOO_LARGE = `This file is larger than ${MOST_MEGABYTES} MB. Save the picture in a smaller size, and choose it again.`

/** The most bytes of one file's fields: about the length of a book. */
export const MOST_TEXT = 1024 * 1024

export const TOO_LONG =
  'This is longer than a book, so it is not saved. Was a picture pasted as text? Remove it, and save again.'
