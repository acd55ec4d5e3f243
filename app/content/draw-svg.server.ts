import sharp from 'sharp'

/** Pixels of the longer side, more than any picture of a mark has. */
const DRAWN = 550

/** An SVG as a picture, large enough to be made smaller, whatever units it is drawn in. */
export async function drawSvg(svg: string) {
  const { width = 0, height = 0 } = await sharp(Buffer.from(svg)).metadata()
  return sharp(Buffer.from(svg), { density: (72 * DRAWN) / Math.max(width, height) })
}
