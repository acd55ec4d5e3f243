import path from 'node:path'
import sharp from 'sharp'
import { asMeasured } from '../../model/fields/colours/contrast.ts'
import { paletteOf, TEXT } from '../../model/fields/colours/palette.ts'
import { coloursSchema } from '../../model/files/brand.ts'
import { findPicture, neededWidth } from '../../model/picture-files.ts'
import { HEROES, measureText } from '../../model/text-on-pictures.ts'
import { picturesIn, UNREADABLE, unreadablePictures } from '../content/pictures.ts'
import { type Finding, finding, type Text } from './read-texts.ts'

/** An alternative text that says nothing: the kind of file, or its name. */
const SAYS_NOTHING =
  /^(?:an? )?(?:image|photo|picture|photograph|logo|graphic|untitled|img[ _-]?\d*)$|\.(?:jpe?g|png|webp|avif)$/i

/** Finds pictures that the site darkens or lightens, because a hero's text could not be read on them. */
async function findVeiled(texts: Text[], fileOf: (named: string) => string): Promise<Finding[]> {
  const ink = texts.find(({ file, field }) => file === 'brand.yaml' && field === 'colours.ink')
  const { data: colours } = coloursSchema.safeParse(ink?.entry)
  if (!colours) return []
  const found = Object.values(HEROES).map(async (hero) => {
    const places = Object.keys(hero.parts).flatMap((name) =>
      texts.filter(({ file, field }) => file === hero.file && field === `${name}.name`),
    )
    const files = places.map(({ value }) => fileOf(value))
    if (files.length < Object.keys(hero.parts).length || files.includes('')) return []
    const { ground, veil, contrasts } = await measureText(hero, files, paletteOf(colours))
    const does = `${ground === 'ink' ? 'darkens' : 'lightens'} it by ${Math.round(veil * 100)} %`
    return places.flatMap((place, index) => {
      const ratio = contrasts[index] ?? TEXT
      const why = `the text on it has a contrast of ${asMeasured(ratio)} to 1 and needs ${TEXT}, so the site ${does}`
      return ratio < TEXT ? finding('contrast', place, place.value, why) : []
    })
  })
  return (await Promise.all(found)).flat()
}

/** Finds pictures whose alternative text says nothing, those that would look blurred, and those that get a veil. */
export async function findPictures(texts: Text[], folder: string): Promise<Finding[]> {
  const files = picturesIn(folder)
  const unreadable = await unreadablePictures(folder)
  const found = unreadable.map((file) => finding('error', { file, line: 1, field: '' }, UNREADABLE))
  const fileOf = (named: string) => {
    const picture = `pictures/${findPicture(named, files)}`
    const isThere = picture !== 'pictures/undefined' && !unreadable.includes(picture)
    return isThere ? path.join(folder, picture) : ''
  }
  found.push(...(await findVeiled(texts, fileOf)))
  for (const text of texts) {
    const { field, value, entry } = text
    if (field.endsWith('.alt') && SAYS_NOTHING.test(value))
      found.push(finding('alt', text, `“${value}”`))
    if (!field.endsWith('.name') || !('alt' in entry)) continue
    const picture = fileOf(value)
    if (!picture) continue
    const { width, height } = await sharp(picture).metadata()
    const needed = neededWidth(field.split('.').at(-2) ?? '', { width, height })
    if (width < needed) {
      const why = `is ${width} pixels wide; it is shown up to ${needed} pixels wide`
      found.push(finding('picture', text, value, why))
    }
  }
  return found
}
