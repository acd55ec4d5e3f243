import { renderToStaticMarkup } from 'react-dom/server.edge'
import type { Palette } from '../../../schemas/colours/palette.ts'
import type { Colour, KiteDesign } from '../../../schemas/kite.ts'
import { drawn } from './kite.tsx'
import { drawPattern } from './patterns.tsx'

/**
 * A kite as an SVG file, for use outside of the page's styles.
 * @param design the kite
 * @param line colour of outline, spine and bow
 * @returns the text of the file, 120 by 132 units
 */
export function kiteFile(design: KiteDesign, palette: Palette, line = palette.ink): string {
  const paint = (colour: Colour) => palette[drawn(colour)]
  const [first = palette.white, second = first, third = first] = design.pieces.map(paint)
  return renderToStaticMarkup(
    // biome-ignore lint/a11y/noSvgWithoutTitle: for icons and share images, which have names where they are used
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 132" width="120" height="132">
      <clipPath id="paper">
        <path d="M60 4 116 56 60 112 4 56Z" />
      </clipPath>
      <g clipPath="url(#paper)">
        <rect width="120" height="120" fill={paint(design.paper)} />
        {drawPattern(design.pattern, paint(design.paper), first, second, third)}
      </g>
      <g stroke={line} strokeWidth="1.8" strokeLinejoin="round">
        <path d="M60 4 116 56 60 112 4 56Z" fill="none" />
        <path d="M60 4V112M4 56Q60-6 116 56" fill="none" strokeWidth="1.4" opacity=".55" />
        <path d="M60 110 72 128H48Z" fill={paint(design.tail)} />
      </g>
    </svg>,
  )
}
