import { extent, isWithin, type Point } from './polygon.ts'

/** A hill of the drawn terrain: centre and reach as fractions of the map's width, height in metres. */
export type Hill = { x: number; y: number; height: number; reach: number }

/** The map's height as a fraction of its width. */
export const MAP_RATIO = 0.625

/**
 * Height of the drawn terrain, in metres: bell-shaped hills, made a little uneven. It is invented; the
 * map and the planner share it.
 * @param place as fractions of the map's width
 */
export function groundHeight(hills: readonly Hill[], { x, y }: Point): number {
  const bent = {
    x: x + 0.014 * Math.sin(31 * y + 2) + 0.006 * Math.sin(71 * y + 40 * x),
    y: y + 0.014 * Math.sin(27 * x) + 0.006 * Math.sin(66 * x - 30 * y),
  }
  return hills.reduce((sum, hill) => {
    const away = ((bent.x - hill.x) ** 2 + (bent.y - hill.y) ** 2) / hill.reach ** 2
    return sum + hill.height * Math.exp(-away)
  }, 0)
}

/** The number of steps in which an area is sampled, each way. */
const STEPS = 24

/** How far the ground rises within an area, from its lowest to its highest place, in metres. */
export function rise(hills: readonly Hill[], corners: readonly Point[]): number {
  const { left, top, width, height } = extent(corners)
  const places = Array.from({ length: (STEPS + 1) ** 2 }, (_, index) => ({
    x: left + (width * (index % (STEPS + 1))) / STEPS,
    y: top + (height * Math.floor(index / (STEPS + 1))) / STEPS,
  })).filter((place) => isWithin(place, corners))
  const heights = [...corners, ...places].map((place) => groundHeight(hills, place))
  return Math.max(...heights) - Math.min(...heights)
}
