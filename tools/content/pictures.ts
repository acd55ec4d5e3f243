import path from 'node:path'
import sharp from 'sharp'
import { contentFiles } from '../../model/content-folder.ts'
import { isPicture } from '../../model/picture-files.ts'

export const picturesIn = (folder: string) =>
  contentFiles(path.join(folder, 'pictures')).filter(isPicture)

export const UNREADABLE = 'cannot be read as a picture; upload it again, or delete it'

/** The pictures that a build could not decode, such as one whose upload was cut off. */
export async function unreadablePictures(folder: string): Promise<string[]> {
  const found = picturesIn(folder).map((name) =>
    // Decoded to its end, but no larger than needed.
    sharp(path.join(folder, 'pictures', name))
      .resize(8)
      .raw()
      .toBuffer()
      .then(
        () => [],
        () => `pictures/${name}`,
      ),
  )
  return (await Promise.all(found)).flat()
}
