import { Blob, Face, Font, Buffer as Letters, shape, Variation } from 'harfbuzzjs'

/** English text whose mean advance stands for that of all text. */
const TEXT =
  'One team for all your marketing. You talk to the person who does the work. Digital strategies that bring you enquiries and precision drone solutions that map your land, for businesses across Gujarat.'

/**
 * The mean advance of that text in the system fonts, in em; measured with the Liberation fonts, whose
 * advances are the same.
 */
const SYSTEM = { Arial: 0.43882, 'Arial Bold': 0.47506, 'Times New Roman': 0.39816 }

export type SystemFont = keyof typeof SYSTEM

/** The variation axes of a font. @param font uncompressed */
export const axesOf = (font: Buffer) => new Face(new Blob(font)).getAxisInfos()

const percent = (share: number) => `${Number((share * 100).toFixed(1))}%`

/** An instance of a variable font, such as `{ wght: 400 }`. @param font uncompressed */
function instanceOf(font: Buffer, at: Record<string, number>) {
  const face = new Face(new Blob(font))
  const instance = new Font(face)
  instance.setVariations(Object.entries(at).map(([tag, value]) => new Variation(tag, value)))
  return { instance, upem: face.upem }
}

/** The mean advance of text in an instance of a font, in em. @param font uncompressed */
export function meanAdvance(font: Buffer, at: Record<string, number>): number {
  const { instance, upem } = instanceOf(font, at)
  const letters = new Letters()
  letters.addText(TEXT)
  letters.guessSegmentProperties()
  shape(instance, letters)
  const advances = letters.getGlyphInfosAndPositions().map(({ xAdvance = 0 }) => xAdvance)
  return advances.reduce((sum, advance) => sum + advance, 0) / upem / TEXT.length
}

/**
 * Descriptors that give a system font the metrics of a web font (W3C CSS Fonts 5, size-adjust), so that
 * nothing moves when the web font arrives.
 * @param font the web font, uncompressed
 * @param at the instance to compare
 */
export function matchedMetrics(font: Buffer, at: Record<string, number>, system: SystemFont) {
  const { instance, upem } = instanceOf(font, at)
  const adjust = meanAdvance(font, at) / SYSTEM[system]
  const { ascender, descender, lineGap } = instance.hExtents()
  const override = (height: number) => percent(Math.abs(height) / upem / adjust)
  return {
    'size-adjust': percent(adjust),
    'ascent-override': override(ascender),
    'descent-override': override(descender),
    'line-gap-override': override(lineGap),
  }
}
