/** The folder of pictures; every `picture` field names a file in it. */
export const PICTURES_FOLDER = 'content/pictures'

/** Extensions of the formats that the build can convert, in small letters. */
export const PICTURE_FORMATS = ['avif', 'jpeg', 'jpg', 'png', 'webp'] as const

/** A file name without its extension. */
export const pictureName = (file: string) => file.replace(/\.[^.]*$/, '')

/** Whether a file has the extension of a picture, in small or capital letters. */
export const isPicture = (file: string) =>
  PICTURE_FORMATS.some((format) => file.toLowerCase().endsWith(`.${format}`))

/**
 * Finds the picture that a content file names.
 * @param named its name, with or without extension; a space may be written %20, as editors do
 * @param files the file names in the folder of pictures
 */
export function findPicture(named: string, files: readonly string[]): string | undefined {
  const name = named.replaceAll('%20', ' ')
  return (
    files.find((file) => file === name) ??
    files.find((file) => isPicture(file) && pictureName(file) === name)
  )
}
