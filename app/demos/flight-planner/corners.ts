import { areaOf, extent, isSimple, type Point } from './polygon.ts'
import { MAP_RATIO } from './terrain.ts'

/** Corners of an area on the map, in thousandths of its width. */
export const UNITS = 1000
export const BOTTOM = UNITS * MAP_RATIO

/** How near to the map's edge a corner comes. */
const MARGIN = 12

/** Most corners of an area; fewest is three. */
export const MOST_CORNERS = 12

/** Smallest area: less is a line. */
const LEAST = 500

const tenth = (units: number) => Math.round(units * 10) / 10

/** A place that a corner may have: within the map, to a tenth of a unit. */
export const onMap = ({ x, y }: Point): Point => ({
  x: tenth(Math.min(UNITS - MARGIN, Math.max(MARGIN, x))),
  y: tenth(Math.min(BOTTOM - MARGIN, Math.max(MARGIN, y))),
})

/** Whether corners enclose an area that can be flown. */
export const isArea = (corners: readonly Point[]) =>
  corners.length >= 3 &&
  corners.length <= MOST_CORNERS &&
  isSimple(corners) &&
  areaOf(corners) >= LEAST

/** Corners brought into the middle of the map, in a scale at which they fill it well. */
export function fitted(corners: readonly Point[]): { corners: Point[]; metres: number } {
  const { left, top, width, height } = extent(corners)
  const units = Math.min((UNITS * 0.7) / width, (BOTTOM * 0.7) / height)
  const place = ({ x, y }: Point) =>
    onMap({
      x: UNITS / 2 + (x - left - width / 2) * units,
      y: BOTTOM / 2 + (y - top - height / 2) * units,
    })
  return { corners: corners.map(place), metres: UNITS / units }
}
