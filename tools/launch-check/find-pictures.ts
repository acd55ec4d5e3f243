import { existsSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { contentFiles } from '../../schemas/content-folder.ts'
import { findPicture, neededWidth } from '../../schemas/picture-files.ts'
import { type Finding, finding, type Text } from './read-texts.ts'

/** An alternative text that says nothing: the kind of file, or its name. */
const SAYS_NOTHING =
  /^(?:an? )?(?:image|photo|picture|photograph|logo|graphic|untitled|img[ _-]?\d*)$|\.(?:jpe?g|png|webp|avif)$/i

/** Finds pictures whose alternative text says nothing, and those that would look blurred. */
export async function findPictures(texts: Text[], folder: string): Promise<Finding[]> {
  const files = contentFiles(folder).flatMap((file) => /^pictures\/(.*)/.exec(file)?.[1] ?? [])
  const found: Finding[] = []
  for (const text of texts) {
    const { field, value, entry } = text
    if (field.endsWith('.alt') && SAYS_NOTHING.test(value))
      found.push(finding('alt', text, `“${value}”`))
    if (!field.endsWith('.name') || !('alt' in entry)) continue
    const picture = path.join(folder, 'pictures', findPicture(value, files) ?? '')
    if (!existsSync(picture)) continue
    const { width, height } = await sharp(picture).metadata()
    const needed = neededWidth(field.split('.').at(-2) ?? '', { width, height })
    if (width < needed) {
      const why = `is ${width} pixels wide; it is shown up to ${needed} pixels wide`
      found.push(finding('picture', text, value, why))
    }
  }
  return found
}
