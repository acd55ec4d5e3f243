import path from 'node:path'
import sharp from 'sharp'
import made from '../../../contract/made-fonts.json'
import { escapeXml } from '../escape-xml.ts'

const FOLDER = path.resolve('app/fonts/share')

/** The site's fonts in the scripts that its text may use (`tools/build/subset-fonts.ts`). */
export const SHARE_FONTS = ['latin', 'devanagari', 'gujarati'].map((script) =>
  path.join(FOLDER, `${script}.ttf`),
)

/** Their family names, in the order in which a glyph is looked up. */
const FAMILIES = `${made.families.join(', ')},`

/** Makes the fonts known to Pango: it loads a font file with the first text that names it. */
const known = (async () => {
  for (const fontfile of SHARE_FONTS)
    await sharp({ text: { text: ' .', font: FAMILIES, fontfile } })
      .png()
      .toBuffer()
})()

export type DrawnText = { png: Buffer; width: number; height: number }

/** Draws a text as a picture. Pango shapes it, so that marks and conjuncts of Indian scripts are placed correctly. */
async function drawText(
  text: string,
  { colour, size, width }: { colour: string; size: number; width: number },
): Promise<DrawnText> {
  await known
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}">${escapeXml(text)}</span>`,
      font: `${FAMILIES} ${size}`,
      fontfile: SHARE_FONTS[0] ?? '',
      dpi: 72,
      width,
      wrap: 'word',
      spacing: Math.round(-size * 0.12),
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { png: data, width: info.width, height: info.height }
}

/** Draws a text in the first of several sizes at which it fits; in the last, its last words become an ellipsis. */
export async function fitText(
  text: string,
  box: { colour: string; sizes: readonly number[]; width: number; height: number },
): Promise<DrawnText & { size: number; text: string }> {
  const fits = (drawn: DrawnText) => drawn.width <= box.width && drawn.height <= box.height
  for (const size of box.sizes) {
    const drawn = await drawText(text, { ...box, size })
    if (fits(drawn)) return { ...drawn, size, text }
  }
  const size = box.sizes.at(-1) ?? 0
  for (let words = text.split(/\s+/); ; words = words.slice(0, -1)) {
    const cut = `${words.join(' ')}…`
    const drawn = await drawText(cut, { ...box, size })
    if (words.length <= 1 || fits(drawn)) return { ...drawn, size, text: cut }
  }
}
