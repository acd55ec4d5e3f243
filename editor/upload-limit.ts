/** The size of the largest picture that can be uploaded: three times what a phone's camera writes. */
const MOST_MEGABYTES = 30
export const MOST_BYTES = MOST_MEGABYTES * 1024 * 1024

export const TOO_LARGE = `This is larger than ${MOST_MEGABYTES} MB. Save the picture in a smaller size, and choose it again.`
