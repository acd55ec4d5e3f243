import { renderToStaticMarkup } from 'react-dom/server.edge'
import type { Palette } from '../../../schemas/colours/palette.ts'
import type { Colour, KiteDesign } from '../../../schemas/kite.ts'
import { drawn } from './kite.tsx'
import { KiteShapes, PaperCut } from './kite-shapes.tsx'

/**
 * Many kites in one SVG file, one below the other, each a view of its own (`file.svg#name`), and once more
 * with white lines (`file.svg#name/white`). The file has the proportions of one kite: WebKit gives an
 * image those of the file, not those of its view.
 * @param kites name and design of each
 * @returns the text of the file
 */
export function kiteSheet(
  kites: readonly (readonly [name: string, design: KiteDesign])[],
  palette: Palette,
): string {
  const paint = (colour: Colour) => palette[drawn(colour)]
  const views = kites.flatMap(([name, design]) => [
    { name, design, line: palette.ink },
    { name: `${name}/white`, design, line: palette.white },
  ])
  return renderToStaticMarkup(
    // biome-ignore lint/a11y/noSvgWithoutTitle: each kite is decorative where it is used
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 132">
      <PaperCut />
      {views.map(({ name, ...kite }, index) => (
        <g key={name} transform={`translate(0 ${index * 132})`}>
          <KiteShapes {...kite} paint={paint} />
        </g>
      ))}
      {views.map(({ name }, index) => (
        <view key={name} id={name} viewBox={`0 ${index * 132} 120 132`} />
      ))}
    </svg>,
  )
}
