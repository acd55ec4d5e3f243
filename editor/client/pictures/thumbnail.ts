/** The address of what a picture was cropped from, or of the picture where that is not known. */
export const original = (name: string) => `/api/pictures/original?name=${encodeURIComponent(name)}`

/** The address of a small copy of a picture. */
export const thumbnail = (name: string) =>
  `/api/pictures/thumbnail?name=${encodeURIComponent(name)}`
