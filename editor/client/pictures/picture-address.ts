/** The address of a picture; with `whole` of what it was cropped from, where that is known. */
export const pictureAddress = (name: string, whole = '') =>
  `/api/pictures/file?${new URLSearchParams({ name, whole })}`
