import { contours } from 'd3-contour'
import { groundHeight, type Hill, MAP_RATIO } from './terrain.ts'

/** Width of the drawing, in its own units, and how many samples of the terrain it is made of. */
const WIDTH = 1000
const COLUMNS = 160
const ROWS = Math.round(COLUMNS * MAP_RATIO)

/** From the valley to the top, in the site's colours: ink, cobalt, rani. */
const RAMP = [
  '#12133d',
  '#1c1f66',
  '#232c9c',
  '#2b3ff2',
  '#4a55f2',
  '#7d1663',
  '#a3175f',
  '#c0195a',
]

/** Metres from one line to the next; each fifth is stronger. */
const INTERVAL = 0.5

const unit = WIDTH / COLUMNS

/** A ring of places as a path: whole units, each told from the one before. */
function path(ring: readonly (readonly number[])[]): string {
  const places = ring.map(([x = 0, y = 0]) => [
    Math.round((x - 1) * unit),
    Math.round((y - 1) * unit),
  ])
  const [[startX = 0, startY = 0] = [], ...others] = places
  let [lastX, lastY] = [startX, startY]
  const steps = others.flatMap(([x = 0, y = 0]) => {
    const step = x === lastX && y === lastY ? [] : [`${x - lastX} ${y - lastY}`]
    lastX = x
    lastY = y
    return step
  })
  return `M${startX} ${startY}l${steps.join(' ')}z`
}

/**
 * Draws the invented terrain as a map: a tint for each step of height, and contour lines.
 * @returns SVG, 1000 units wide
 */
export function surveyMap(hills: readonly Hill[]): string {
  // One place more on each side, so that no line runs along the edge.
  const [columns, rows] = [COLUMNS + 2, ROWS + 2]
  const heights = Array.from({ length: columns * rows }, (_, index) =>
    groundHeight(hills, {
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
    const tint = RAMP[Math.round((value / highest) * (RAMP.length - 1))]
    const strong = Math.round(value / INTERVAL) % 5 === 0
    const d = coordinates.flatMap((polygon) => polygon.map(path)).join('')
    return `<path d="${d}" fill="${tint}" stroke-opacity="${strong ? 0.75 : 0.22}"/>`
  })
  const height = WIDTH * MAP_RATIO
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}"><rect width="${WIDTH}" height="${height}" fill="${RAMP[0]}"/><g stroke="#cfd6ff" stroke-width="1.5" fill-rule="evenodd">${layers.join('')}</g></svg>`
}
