import { extent, type Point, sidesOf, turned } from './polygon.ts'

/** The direction of flight for which the area is narrowest: fewest lines, fewest turns. */
function direction(corners: readonly Point[]): number {
  const angles = sidesOf(corners).map(([a, b]) => Math.atan2(b.y - a.y, b.x - a.x))
  const widths = angles.map((angle) => extent(turned(corners, -angle)).height)
  return angles[widths.indexOf(Math.min(...widths))] ?? 0
}

function reach(corners: readonly Point[], level: number): number[] {
  const places = sidesOf(corners).flatMap(([a, b]) =>
    a.y > level === b.y > level ? [] : a.x + ((level - a.y) / (b.y - a.y)) * (b.x - a.x),
  )
  return places.length < 2 ? [] : [Math.min(...places), Math.max(...places)]
}

/**
 * Lays parallel lines over an area, centred, and flown to and fro. Each has one picture more than it has
 * spacings (Wolf, Dewitt and Wilkinson, chapter 18). All is in metres; `distance` includes the ways between lines.
 */
export function flightLines(corners: readonly Point[], spacing: { lines: number; photos: number }) {
  const angle = direction(corners)
  const level = turned(corners, -angle)
  const { top, height } = extent(level)
  const count = Math.max(1, Math.ceil(height / spacing.lines - 1e-9))
  const first = top + height / 2 - ((count - 1) * spacing.lines) / 2
  const rows = Array.from({ length: count }, (_, index) => first + index * spacing.lines)
  const crossing = rows.flatMap((y) => {
    const ends = reach(level, y).map((x) => ({ x, y }))
    return ends.length > 0 ? [ends] : []
  })
  const lines = crossing.map((ends, index) => {
    const [a, b] = turned(ends, angle) as [Point, Point]
    const pictures = Math.ceil(extent(ends).width / spacing.photos - 1e-9) + 1
    return index % 2 === 0 ? { from: a, to: b, pictures } : { from: b, to: a, pictures }
  })
  const path = lines.flatMap(({ from, to }) => [from, to])
  const distance = path.reduce((sum, place, index) => {
    const before = path[index - 1] ?? place
    return sum + Math.hypot(place.x - before.x, place.y - before.y)
  }, 0)
  return { lines, distance }
}
