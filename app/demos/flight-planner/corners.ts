import { MAP_RATIO } from '../../ui/terrain/terrain.ts'
import { areaOf, isSimple, type Point } from './polygon.ts'

/** The map's width and height, in the units of corners: thousandths of the width. */
export const UNITS = 1000
export const BOTTOM = UNITS * MAP_RATIO

/** Smallest distance of a corner from the map's edge. */
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
