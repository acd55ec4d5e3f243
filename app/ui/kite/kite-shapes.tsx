import type { Colour, KiteDesign } from '../../../schemas/kite.ts'
import { drawPattern } from './patterns.tsx'

type KiteShapesProps = {
  design: KiteDesign
  /** The paint of a colour. */
  paint: (colour: Colour) => string
  /** The paint of outline, spine and bow. */
  line: string
  /** Leaves out spine and bow where they are too thin to be seen. */
  sticks?: boolean
}

/** The diamond of a kite's paper, once in each file. */
export const PaperCut = () => (
  <clipPath id="paper">
    <path d="M60 4 116 56 60 112 4 56Z" />
  </clipPath>
)

/** The shapes of a kite for SVG files, 120 by 132 units; `kite.tsx` draws the same in a page. */
export function KiteShapes({ design, paint, line, sticks = true }: KiteShapesProps) {
  const [first = paint('white'), second = first, third = first] = design.pieces.map(paint)
  return (
    <>
      <g clipPath="url(#paper)">
        <rect width="120" height="120" fill={paint(design.paper)} />
        {drawPattern(design.pattern, paint(design.paper), first, second, third)}
      </g>
      <g stroke={line} strokeWidth="1.8" strokeLinejoin="round">
        <path d="M60 4 116 56 60 112 4 56Z" fill="none" />
        {sticks && (
          <path d="M60 4V112M4 56Q60-6 116 56" fill="none" strokeWidth="1.4" opacity=".55" />
        )}
        <path d="M60 110 72 128H48Z" fill={paint(design.tail)} />
      </g>
    </>
  )
}
