/** Where the owner puts pictures; every `picture` field names a file in it. */
export const PICTURES_FOLDER = 'content/pictures'

/** Endings of the formats that can be made into the site's own, in small letters. */
export const PICTURE_FORMATS = ['avif', 'jpeg', 'jpg', 'png', 'webp'] as const

/** A file's name without its ending. */
export const pictureName = (file: string) => file.replace(/\.[^.]*$/, '')

/** Tells whether a file's ending, in small or capital letters, is that of a picture. */
export const isPicture = (file: string) =>
  PICTURE_FORMATS.some((format) => file.toLowerCase().endsWith(`.${format}`))

/**
 * The file that a content file means.
 * @param named its name, with or without its ending
 * @param files names of the files in the folder of pictures
 */
export const findPicture = (named: string, files: readonly string[]) =>
  files.find((file) => file === named) ??
  files.find((file) => isPicture(file) && pictureName(file) === named)
