/** The address of a small copy of a picture. */
export const thumbnail = (name: string) =>
  `/api/pictures/thumbnail?name=${encodeURIComponent(name)}`
