import { groundHeight } from '../../ui/terrain/terrain.ts'
import { extent, isWithin, type Point } from './polygon.ts'

/** The number of steps in which an area is sampled, each way. */
const STEPS = 24

/** How far the ground rises within an area, from its lowest to its highest place, in metres. */
export function rise(corners: readonly Point[]): number {
  const { left, top, width, height } = extent(corners)
  const places = Array.from({ length: (STEPS + 1) ** 2 }, (_, index) => ({
    x: left + (width * (index % (STEPS + 1))) / STEPS,
    y: top + (height * Math.floor(index / (STEPS + 1))) / STEPS,
  })).filter((place) => isWithin(place, corners))
  const heights = [...corners, ...places].map(groundHeight)
  return Math.max(...heights) - Math.min(...heights)
}
