import { renderToStaticMarkup } from 'react-dom/server.edge'
import type { Colour, KiteDesign } from '../../../schemas/kite.ts'
import { drawPattern } from './patterns.tsx'

/** The palette as values, for drawings outside of the page's styles; see `styles/tokens.critical.css`. */
const VALUES: Record<Colour, string> = {
  ink: '#12133d',
  rani: '#d90d66',
  marigold: '#ffb31f',
  cobalt: '#2b3ff2',
  leaf: '#00a67d',
  sky: '#e8f1ff',
  white: '#ffffff',
}

/**
 * A kite as an SVG file.
 * @param design the kite
 * @param line colour of outline, spine and bow
 * @returns the text of the file, 120 by 132 units
 */
export function kiteFile(design: KiteDesign, line = VALUES.ink): string {
  const [first = VALUES.white, second = first, third = first] = design.pieces.map(
    (name) => VALUES[name],
  )
  return renderToStaticMarkup(
    // biome-ignore lint/a11y/noSvgWithoutTitle: for icons and share images, which have names where they are used
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 132" width="120" height="132">
      <clipPath id="paper">
        <path d="M60 4 116 56 60 112 4 56Z" />
      </clipPath>
      <g clipPath="url(#paper)">
        <rect width="120" height="120" fill={VALUES[design.paper]} />
        {drawPattern(design.pattern, VALUES[design.paper], first, second, third)}
      </g>
      <g stroke={line} strokeWidth="1.8" strokeLinejoin="round">
        <path d="M60 4 116 56 60 112 4 56Z" fill="none" />
        <path d="M60 4V112M4 56Q60-6 116 56" fill="none" strokeWidth="1.4" opacity=".55" />
        <path d="M60 110 72 128H48Z" fill={VALUES[design.tail]} />
      </g>
    </svg>,
  )
}
