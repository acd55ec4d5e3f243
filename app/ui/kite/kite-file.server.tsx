import { renderToStaticMarkup } from 'react-dom/server.edge'
import type { Palette } from '../../../schemas/colours/palette.ts'
import type { KiteDesign } from '../../../schemas/kite.ts'
import { drawn } from './kite.tsx'
import { KiteShapes, PaperCut } from './kite-shapes.tsx'

/**
 * A kite as an SVG file, for use outside of the page's styles.
 * @param design the kite
 * @param line colour of outline, spine and bow
 * @returns the text of the file, 120 by 132 units
 */
export const kiteFile = (design: KiteDesign, palette: Palette, line = palette.ink): string =>
  renderToStaticMarkup(
    // biome-ignore lint/a11y/noSvgWithoutTitle: for icons and share images, which have names where they are used
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 132" width="120" height="132">
      <PaperCut />
      <KiteShapes design={design} paint={(colour) => palette[drawn(colour)]} line={line} />
    </svg>,
  )

/** A kite as the icon of a page, some 32 pixels high. @returns the text of an SVG file */
export const kiteIcon = (design: KiteDesign, palette: Palette): string =>
  renderToStaticMarkup(
    // biome-ignore lint/a11y/noSvgWithoutTitle: an icon is named by its page
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 132">
      <PaperCut />
      <KiteShapes
        design={design}
        paint={(colour) => palette[drawn(colour)]}
        line={palette.ink}
        sticks={false}
      />
    </svg>,
  )
