import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server.edge'
import type { Palette } from '../../../schemas/colours/palette.ts'
import type { Colour, KiteDesign } from '../../../schemas/kite.ts'
import { drawn } from './kite.tsx'
import { KiteShapes, PaperCut } from './kite-shapes.tsx'

const paintsOf = (palette: Palette) => (colour: Colour) => palette[drawn(colour)]

const svg = (shapes: ReactNode, size?: { width: string; height: string }): string =>
  renderToStaticMarkup(
    // biome-ignore lint/a11y/noSvgWithoutTitle: icons and share images are named where they are used
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 132" {...size}>
      <PaperCut />
      {shapes}
    </svg>,
  )

/**
 * A kite as an SVG file, for use outside of the page's styles.
 * @param design the kite
 * @param line colour of outline, spine and bow
 * @returns the text of the file, 120 by 132 units
 */
export const kiteFile = (design: KiteDesign, palette: Palette, line = palette.ink): string =>
  svg(<KiteShapes design={design} paint={paintsOf(palette)} line={line} />, {
    width: '120',
    height: '132',
  })

/** A kite as the icon of a page, some 32 pixels high. @returns the text of an SVG file */
export const kiteIcon = (design: KiteDesign, palette: Palette): string =>
  svg(<KiteShapes design={design} paint={paintsOf(palette)} line={palette.ink} sticks={false} />)
