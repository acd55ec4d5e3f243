/** The folder of pictures; every `picture` field names a file in it. */
export const PICTURES_FOLDER = 'content/pictures'

/** Extensions of the formats that the build can convert, in small letters. */
export const PICTURE_FORMATS = ['avif', 'jpeg', 'jpg', 'png', 'webp'] as const

/** A file name without its extension. Its accents are composed, as in content: macOS may store them apart. */
export const pictureName = (file: string) => file.normalize().replace(/\.[^.]*$/, '')

/** Whether a file has the extension of a picture, in small or capital letters. */
export const isPicture = (file: string) =>
  PICTURE_FORMATS.some((format) => file.toLowerCase().endsWith(`.${format}`))

/** Finds the picture that a content file names, with or without extension; a space may be written %20, as editors do. */
export function findPicture(named: string, files: readonly string[]): string | undefined {
  const name = named.replaceAll('%20', ' ').normalize()
  return (
    files.find((file) => file.normalize() === name) ??
    files.find((file) => isPicture(file) && pictureName(file) === name)
  )
}

/** The width in pixels below which the picture of a field would look blurred: in its column, on a phone, on a card. */
export function neededWidth(key: string, { width, height }: { width: number; height: number }) {
  if (key === 'logo') return 0
  if (key === 'photo') return 480
  if (height > width) return 740
  return width === height ? 1000 : 1200
}
