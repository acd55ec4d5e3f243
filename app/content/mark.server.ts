import { href } from 'react-router'
import { inlineSvg } from '../ui/kite/inline-svg.ts'
import { kiteFile, kiteIcon } from '../ui/kite/kite-file.server.tsx'
import { brand, ownMark, palette } from './content.server.ts'
import { drawSvg } from './draw-svg.server.ts'

/** The brand's mark as an SVG file: its own drawing, or its kite. */
export const markFile = ownMark ?? kiteFile(brand.kite, palette)

/** A longer drawing stays a file: it would be in every page. In characters. */
const LONGEST_INLINE = 1000

const icon = ownMark ?? kiteIcon(brand.kite, palette)

/**
 * Address of the mark as the icon of a page: the drawing itself where it is short, because browsers
 * fetch an icon beside the font and the first picture.
 */
export const iconAddress = icon.length > LONGEST_INLINE ? href('/icon.svg') : inlineSvg(icon)

/** The mark as a picture that fits into a square of so many pixels. */
export const markPicture = async (size: number, background = 'transparent') =>
  (await drawSvg(markFile)).resize(size, size, { fit: 'contain', background })
