import { contours } from 'd3-contour'
import { contrastRatio } from '../../../model/fields/colours/contrast.ts'
import { type Palette, TEXT, WHITE } from '../../../model/fields/colours/palette.ts'
import { nearestShade, shadeOf } from '../../../model/fields/colours/shades.ts'
import { pathOf } from './path-of.ts'
import { groundHeight, MAP_RATIO } from './terrain.ts'

/** Width of the drawing, in its own units, and the samples of the terrain across and down. */
const WIDTH = 1000
const COLUMNS = 160
const ROWS = Math.round(COLUMNS * MAP_RATIO)

/** From the valley to the top: ink, secondary, primary, in shades that white text can be read on. */
const rampOf = ({ ink, secondary, primary }: Palette) =>
  [
    ink,
    shadeOf(ink, [0.074, 1.55, -3]),
    shadeOf(secondary, [-0.122, 0.68, 2.6]),
    secondary,
    shadeOf(secondary, [0.047, 0.89, 4.6]),
    shadeOf(primary, [-0.164, 0.7, -24]),
    shadeOf(primary, [-0.097, 0.8, -9]),
    shadeOf(primary, [-0.045, 0.883, 0.7]),
  ].map((shade) => nearestShade(shade, (hex) => contrastRatio(hex, WHITE) >= TEXT) ?? shade)

/** Metres of height between two contour lines; every fifth line is stronger. */
const INTERVAL = 0.5

const unit = WIDTH / COLUMNS

const path = (ring: readonly (readonly number[])[]) =>
  `${pathOf(ring.map(([x = 0, y = 0]) => ({ x: (x - 1) * unit, y: (y - 1) * unit })))}z`

/** Draws the invented terrain as a map, 1000 units wide: a tint for each step of height, and contour lines. */
export function surveyMap(palette: Palette): string {
  const ramp = rampOf(palette)
  // One extra sample on each side, so that no line runs along the edge.
  const [columns, rows] = [COLUMNS + 2, ROWS + 2]
  const heights = Array.from({ length: columns * rows }, (_, index) =>
    groundHeight({
      x: ((index % columns) - 0.5) / COLUMNS,
      y: (Math.floor(index / columns) - 0.5) / COLUMNS,
    }),
  )
  const highest = Math.max(...heights)
  const levels = Array.from(
    { length: Math.floor(highest / INTERVAL) },
    (_, index) => (index + 1) * INTERVAL,
  )
  const drawn = contours().size([columns, rows]).thresholds(levels)(heights)
  const layers = drawn.map(({ value, coordinates }) => {
    const tint = ramp[Math.round((value / highest) * (ramp.length - 1))]
    const strong = Math.round(value / INTERVAL) % 5 === 0
    const d = coordinates.flatMap((polygon) => polygon.map(path)).join('')
    return `<path d="${d}" fill="${tint}" stroke-opacity="${strong ? 0.75 : 0.22}"/>`
  })
  const height = WIDTH * MAP_RATIO
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}"><rect width="${WIDTH}" height="${height}" fill="${ramp[0]}"/><g stroke="${palette['ink-pale']}" stroke-width="1.5" fill-rule="evenodd">${layers.join('')}</g></svg>`
}
