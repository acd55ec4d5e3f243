import { MAP_RATIO } from '../../ui/terrain/terrain.ts'

/** A point on the map or the ground: to the right, and down. */
export type Point = { x: number; y: number }

/** The sides within a ring of corners, each from one corner to the next. */
export const sidesOf = (corners: readonly Point[]) =>
  corners.map((a, index) => [a, corners[(index + 1) % corners.length] as Point] as const)

/** The area within the corners, by the shoelace formula. */
export const areaOf = (corners: readonly Point[]) =>
  Math.abs(sidesOf(corners).reduce((sum, [a, b]) => sum + a.x * b.y - b.x * a.y, 0)) / 2

/** Twice the area of the triangle of three points; its sign is the direction of the turn. */
const turn = (a: Point, b: Point, c: Point) => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)

const cross = (a: Point, b: Point, c: Point, d: Point) =>
  turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0

/** Whether no two sides cross: only then do the corners enclose an area. */
export const isSimple = (corners: readonly Point[]) =>
  sidesOf(corners).every(([a, b], index, sides) =>
    sides.slice(index + 1).every(([c, d]) => !cross(a, b, c, d)),
  )

/** Rotates points about the origin by an angle in radians. */
export function turned(points: readonly Point[], angle: number): Point[] {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return points.map(({ x, y }) => ({ x: x * cos - y * sin, y: x * sin + y * cos }))
}

/** The bounding box of an area. */
export function extent(points: readonly Point[]) {
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top }
}

/** The map's width and height, in the units of corners: thousandths of the width. */
export const UNITS = 1000
export const BOTTOM = UNITS * MAP_RATIO

const MARGIN = 12

/** Smallest area, in square units: less is hardly more than a line. */
const LEAST = 500

const tenth = (units: number) => Math.round(units * 10) / 10

/** The nearest position that a corner may have: within the map, to a tenth of a unit. */
export const onMap = ({ x, y }: Point): Point => ({
  x: tenth(Math.min(UNITS - MARGIN, Math.max(MARGIN, x))),
  y: tenth(Math.min(BOTTOM - MARGIN, Math.max(MARGIN, y))),
})

/** Whether corners enclose an area that can be flown. */
export const isArea = (corners: readonly Point[]) => isSimple(corners) && areaOf(corners) >= LEAST
