import sharp from 'sharp'
import { contrastRatio } from './fields/colours/contrast.ts'
import { type Palette, TEXT } from './fields/colours/palette.ts'

type Part = readonly [width: number, height: number]
type Ground = 'ink' | 'sky-deep'
type Hero = { file: string; parts: Record<string, Part>; grounds: readonly Ground[]; least: number }

/**
 * The pictures with a hero's text on them: their fields, each with the part behind the text, in shares of its width and
 * height from the top left corner; the grounds that the text may have, the preferred one first; and the least veil.
 */
export const HEROES = {
  day: {
    file: 'home.yaml',
    parts: { 'hero.day.landscape': [0.56, 1], 'hero.day.portrait': [1, 0.6] },
    grounds: ['sky-deep', 'ink'],
    least: 0,
  },
  survey: {
    file: 'home.yaml',
    parts: { 'hero.survey.landscape': [0.56, 1], 'hero.survey.portrait': [1, 0.6] },
    grounds: ['ink'],
    least: 0.08,
  },
  drone: {
    file: 'drone-service.yaml',
    parts: { 'hero.picture': [0.4, 0.8] },
    grounds: ['ink'],
    least: 0,
  },
} as const satisfies Record<string, Hero>

/** Pixels across a part when it is measured: each is about as large as a letter. */
const COLUMNS = 32
/** The share of them that may have less contrast, such as the thread of a kite. */
const ODD = 0.01

/** The colours of a part of a picture, each as three bytes. */
async function coloursOf(file: string, [width, height]: Part): Promise<Buffer[]> {
  const { autoOrient } = await sharp(file).metadata()
  const whole = Math.ceil(COLUMNS / width)
  const tall = Math.ceil((whole * autoOrient.height) / autoOrient.width)
  const bytes = await sharp(file)
    .autoOrient()
    .resize(whole, tall, { fit: 'fill' })
    .extract({ left: 0, top: 0, width: COLUMNS, height: Math.ceil(tall * height) })
    .flatten()
    .toColourspace('srgb')
    .raw()
    .toBuffer()
  return Array.from({ length: bytes.length / 3 }, (_, at) => bytes.subarray(3 * at, 3 * at + 3))
}

/**
 * Measures a hero's text on its pictures (WCAG 2.2, 1.4.3): text is white on ink, else ink.
 * @param files of its pictures, in the order of `HEROES`
 * @returns the ground that has to cover them least, how much (0 to 1), and the contrasts of the text under the least veil
 * @throws Error if one cannot be read
 */
export async function measureText(
  { parts, grounds, least }: Hero,
  files: readonly string[],
  palette: Palette,
) {
  const pictures = await Promise.all(
    Object.values(parts).map((part, index) => coloursOf(files[index] ?? '', part)),
  )
  const onGround = (ground: Ground) => {
    const text = ground === 'ink' ? palette.white : palette.ink
    const cover = Buffer.from(palette[ground].slice(1), 'hex')
    const contrastsUnder = (veil: number) =>
      pictures.map((colours) => {
        const ratios = colours.map((colour) => {
          const seen = colour.map((channel, at) => channel + veil * ((cover[at] ?? 0) - channel))
          return contrastRatio(text, `#${Buffer.from(seen).toString('hex')}`)
        })
        return ratios.sort((one, other) => one - other)[Math.floor(ratios.length * ODD)] ?? 1
      })
    // In hundredths, so that steps add up.
    let hundredths = least * 100
    while (hundredths < 100 && Math.min(...contrastsUnder(hundredths / 100)) < TEXT) hundredths += 4
    return { ground, veil: hundredths / 100, contrasts: contrastsUnder(least) }
  }
  return grounds.map(onGround).reduce((best, other) => (other.veil < best.veil ? other : best))
}
