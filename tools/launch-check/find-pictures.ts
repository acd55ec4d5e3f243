import path from 'node:path'
import sharp from 'sharp'
import { contentFiles } from '../../model/content-folder.ts'
import { findPicture, isPicture, neededWidth } from '../../model/picture-files.ts'
import { type Finding, finding, type Text } from './read-texts.ts'

/** An alternative text that says nothing: the kind of file, or its name. */
const SAYS_NOTHING =
  /^(?:an? )?(?:image|photo|picture|photograph|logo|graphic|untitled|img[ _-]?\d*)$|\.(?:jpe?g|png|webp|avif)$/i

const picturesIn = (folder: string) => contentFiles(path.join(folder, 'pictures')).filter(isPicture)

/** Finds pictures that a build could not decode, such as one whose upload was cut off. */
export async function findUnreadable(folder: string): Promise<Finding[]> {
  const wrong = 'cannot be read as a picture; upload it again, or delete it'
  const found = picturesIn(folder).map((name) =>
    // Decoded to its end, but no larger than needed.
    sharp(path.join(folder, 'pictures', name))
      .resize(8)
      .raw()
      .toBuffer()
      .then(
        () => [],
        () => finding('error', { file: `pictures/${name}`, line: 1, field: '' }, wrong),
      ),
  )
  return (await Promise.all(found)).flat()
}

/** Finds pictures whose alternative text says nothing, and those that would look blurred. */
export async function findPictures(texts: Text[], folder: string): Promise<Finding[]> {
  const files = picturesIn(folder)
  const found = await findUnreadable(folder)
  const unreadable = found.map(({ file }) => file)
  for (const text of texts) {
    const { field, value, entry } = text
    if (field.endsWith('.alt') && SAYS_NOTHING.test(value))
      found.push(finding('alt', text, `“${value}”`))
    if (!field.endsWith('.name') || !('alt' in entry)) continue
    const picture = findPicture(value, files)
    if (!picture || unreadable.includes(`pictures/${picture}`)) continue
    const { width, height } = await sharp(path.join(folder, 'pictures', picture)).metadata()
    const needed = neededWidth(field.split('.').at(-2) ?? '', { width, height })
    if (width < needed) {
      const why = `is ${width} pixels wide; it is shown up to ${needed} pixels wide`
      found.push(finding('picture', text, value, why))
    }
  }
  return found
}
