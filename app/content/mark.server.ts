import { kiteFile } from '../ui/kite/kite-file.server.tsx'
import { brand, ownMark, palette } from './content.server.ts'
import { drawSvg } from './draw-svg.server.ts'

/** The brand's mark as an SVG file: its own drawing, or its kite. */
export const markFile = ownMark ?? kiteFile(brand.kite, palette)

/** The mark as a square picture with sides of `size` pixels. */
export const markPicture = async (size: number, background = 'transparent') =>
  (await drawSvg(markFile)).resize(size, size, { fit: 'contain', background })
