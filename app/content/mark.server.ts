import { href } from 'react-router'
import { inlineSvg } from '../ui/kite/inline-svg.ts'
import { kiteFile } from '../ui/kite/kite-file.server.tsx'
import { brand, ownMark, palette } from './content.server.ts'
import { drawSvg } from './draw-svg.server.ts'

/** The brand's mark as an SVG file: its own drawing, or its kite. */
export const markFile = ownMark ?? kiteFile(brand.kite, palette)

/** In characters: a longer drawing stays a file, since every page would contain it. */
const LONGEST_INLINE = 1000

/**
 * Address of the mark as the icon of a page. A short drawing is inlined as a data URL, because browsers
 * fetch an icon at the same time as the font and the first picture.
 */
export const iconAddress =
  markFile.length > LONGEST_INLINE ? href('/icon.svg') : inlineSvg(markFile)

/** The mark as a square picture with sides of `size` pixels. */
export const markPicture = async (size: number, background = 'transparent') =>
  (await drawSvg(markFile)).resize(size, size, { fit: 'contain', background })
