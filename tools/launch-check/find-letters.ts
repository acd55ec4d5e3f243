import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { convert } from 'fontverter'
import { Blob, Face } from 'harfbuzzjs'
import { isLanguage } from '../../model/files/brand.ts'
import { type Finding, finding, type Text } from './read-texts.ts'

/** Files with their fields that share images show: names of the brand, of pages, topics and people. */
const ON_SHARE_IMAGES =
  /^(?!demos\/|pricing\/|testimonials\/)\S+ (?:title|name|hero\.tagline|topics\[\d+\]\.title|form\.thanks\.title)$/

const FONTS = path.resolve(import.meta.dirname, '../../app/fonts')

/** A function that returns the characters of a text which these fonts of `app/fonts` lack. */
async function lacking(files: string[]) {
  const read = async (file: string) =>
    new Face(new Blob(await convert(await readFile(path.join(FONTS, file)), 'truetype')))
  const faces = await Promise.all(files.map(read))
  const known = new Set(faces.flatMap((face) => [...face.collectUnicodes()]))
  return (text: string) =>
    [...new Set(text.normalize())]
      .filter((one) => !/[\s\p{Default_Ignorable_Code_Point}]/u.test(one))
      .filter((one) => !known.has(one.codePointAt(0) ?? 0))
}

/** Every day of the week and every month in a language, as dates of the site are written. */
const datesIn = (language: string) =>
  Array.from({ length: 84 }, (_, index) =>
    new Date(2026, index / 7, index + 1).toLocaleDateString(language, { dateStyle: 'full' }),
  ).join('')

/** Titles with letters that no typeface of share images has, and a language whose letters the site's typefaces lack. */
export async function findLetters(texts: Text[]): Promise<Finding[]> {
  const onImages = await lacking(
    readdirSync(path.join(FONTS, 'share')).map((name) => `share/${name}`),
  )
  const inTexts = await Promise.all(
    ['sans', 'serif'].map((face) => lacking([`${face}.woff2`, `${face}-rare.woff2`])),
  )
  return texts.flatMap((text) => {
    const { file, field, value } = text
    const name = `${file} ${field}`
    if (name === 'brand.yaml language' && isLanguage(value)) {
      const letters = new Set(
        inTexts.flatMap((lack) => lack(datesIn(value).replace(/\P{L}/gu, ''))),
      )
      const why = `such as ${[...letters].slice(0, 5).join(' ')}`
      return letters.size > 0 ? finding('language', text, value, why) : []
    }
    const letters = ON_SHARE_IMAGES.test(name) ? onImages(value) : []
    return letters.length > 0 ? finding('share', text, value, letters.join(' ')) : []
  })
}
