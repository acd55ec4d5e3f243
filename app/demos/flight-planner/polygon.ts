/** A point on the map or the ground: to the right, and down. */
export type Point = { x: number; y: number }

const next = (corners: readonly Point[], index: number) =>
  corners[(index + 1) % corners.length] as Point

/** Twice the area of the triangle of three places; its sign tells the turn. */
const turn = (a: Point, b: Point, c: Point) => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)

/** The area within the corners, by the shoelace formula. */
export const areaOf = (corners: readonly Point[]) =>
  Math.abs(
    corners.reduce((sum, { x, y }, index) => {
      const { x: nextX, y: nextY } = next(corners, index)
      return sum + x * nextY - nextX * y
    }, 0),
  ) / 2

const cross = (a: Point, b: Point, c: Point, d: Point) =>
  turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0

/** Whether no two sides cross: only then do the corners enclose an area. */
export const isSimple = (corners: readonly Point[]) =>
  corners.every((a, one) =>
    corners.every(
      (c, other) => other <= one || !cross(a, next(corners, one), c, next(corners, other)),
    ),
  )

/** Turns places about the origin, by an angle in radians. */
export function turned(points: readonly Point[], angle: number): Point[] {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return points.map(({ x, y }) => ({ x: x * cos - y * sin, y: x * sin + y * cos }))
}

/** How far an area reaches each way. */
export function extent(points: readonly Point[]) {
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  const [left, right, top, bottom] = [
    Math.min(...xs),
    Math.max(...xs),
    Math.min(...ys),
    Math.max(...ys),
  ]
  return { left, right, top, bottom, width: right - left, height: bottom - top }
}

/** Whether a place lies within the corners: a ray from it crosses the sides an odd number of times. */
export const isWithin = ({ x, y }: Point, corners: readonly Point[]) =>
  corners.filter((a, index) => {
    const b = next(corners, index)
    return a.y > y !== b.y > y && x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x)
  }).length %
    2 ===
  1
