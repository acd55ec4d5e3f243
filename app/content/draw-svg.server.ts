import sharp from 'sharp'

/** Length of the longer side in pixels; no picture of a mark needs more. */
const DRAWN = 550

/** Rasterises an SVG, whatever its units, at a size from which it only has to be scaled down. */
export async function drawSvg(svg: string) {
  const { width = 0, height = 0 } = await sharp(Buffer.from(svg)).metadata()
  return sharp(Buffer.from(svg), { density: (72 * DRAWN) / Math.max(width, height) })
}
