import { renderToStaticMarkup } from 'react-dom/server.edge'
import type { Palette } from '../../../model/fields/colours/palette.ts'
import type { KiteDesign } from '../../../model/fields/kite.ts'
import { drawn } from './kite.tsx'
import { drawPattern } from './patterns.tsx'

/** The diamond of a kite's paper, once in each file. */
const PaperCut = () => (
  <clipPath id="paper">
    <path d="M60 4 116 56 60 112 4 56Z" />
  </clipPath>
)

/** The shapes of a kite, 120 by 132 units; `kite.tsx` draws the same in a page. */
function kiteShapes({ pattern, paper, pieces, tail }: KiteDesign, palette: Palette, line: string) {
  const background = palette[drawn(paper)]
  const [first = palette.white, second = first, third = first] = pieces.map(
    (piece) => palette[drawn(piece)],
  )
  return (
    <>
      <g clipPath="url(#paper)">
        <rect width="120" height="120" fill={background} />
        {drawPattern(pattern, background, first, second, third)}
      </g>
      <g stroke={line} strokeWidth="1.8" strokeLinejoin="round">
        <path d="M60 4 116 56 60 112 4 56Z" fill="none" />
        <path d="M60 4V112M4 56Q60-6 116 56" fill="none" strokeWidth="1.4" opacity=".55" />
        <path d="M60 110 72 128H48Z" fill={palette[drawn(tail)]} />
      </g>
    </>
  )
}

/** A kite as an SVG file of 120 by 132 units, for use outside of the page's styles. */
export const kiteFile = (design: KiteDesign, palette: Palette, line = palette.ink): string =>
  renderToStaticMarkup(
    // biome-ignore lint/a11y/noSvgWithoutTitle: icons and share images are named where they are used
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 132" width="120" height="132">
      <PaperCut />
      {kiteShapes(design, palette, line)}
    </svg>,
  )

/** Many kites in one SVG file as views, also with white lines (`#name/white`). WebKit wants the proportions of one kite. */
export function kiteSheet(
  kites: readonly (readonly [name: string, design: KiteDesign])[],
  palette: Palette,
): string {
  const views = kites.flatMap(([name, design]) => [
    { name, shapes: kiteShapes(design, palette, palette.ink) },
    { name: `${name}/white`, shapes: kiteShapes(design, palette, palette.white) },
  ])
  return renderToStaticMarkup(
    // biome-ignore lint/a11y/noSvgWithoutTitle: each kite is decorative where it is used
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 132">
      <PaperCut />
      {views.map(({ name, shapes }, index) => (
        <g key={name} transform={`translate(0 ${index * 132})`}>
          {shapes}
        </g>
      ))}
      {views.map(({ name }, index) => (
        <view key={name} id={name} viewBox={`0 ${index * 132} 120 132`} />
      ))}
    </svg>,
  )
}
