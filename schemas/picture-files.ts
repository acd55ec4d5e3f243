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
 * @param named its name, with or without its ending; a space may be written %20, as editors do
 * @param files names of the files in the folder of pictures
 */
export function findPicture(named: string, files: readonly string[]): string | undefined {
  const name = named.replaceAll('%20', ' ')
  return (
    files.find((file) => file === name) ??
    files.find((file) => isPicture(file) && pictureName(file) === name)
  )
}
