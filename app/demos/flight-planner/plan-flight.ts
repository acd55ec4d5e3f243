import { flightLines } from './flight-lines.ts'
import { flightHeight, lineSpacing, photoSpacing } from './photogrammetry.ts'
import type { Point } from './polygon.ts'
import type { Labels } from './schema.server.ts'

/** What is to be flown: lengths in metres, overlaps from 0 to 1. */
type Wishes = {
  camera: Labels['cameras'][number]
  detail: number
  along: number
  between: number
  corners: readonly Point[]
}

/** The whole plan: height above the lowest ground, lines, pictures, time, and warnings. */
export function planFlight(
  { camera, detail, along, between, corners }: Wishes,
  work: Labels['work'],
) {
  const height = flightHeight(camera, detail)
  const photos = photoSpacing(camera, detail, along)
  const flown = flightLines(corners, { photos, lines: lineSpacing(camera, detail, between) })
  // Metres a second: as fast as the camera can take pictures, but no faster than the aircraft is flown.
  const speed = Math.min(camera.fastest, photos / camera.photoInterval)
  const minutes = (flown.distance / speed + (flown.lines.length - 1) * work.turn) / 60
  const batteries = Math.max(1, Math.ceil(minutes / camera.lineMinutes - 1e-9))
  return {
    lines: flown.lines,
    height,
    pictures: flown.lines.reduce((sum, line) => sum + line.pictures, 0),
    minutes,
    batteries,
    // In half days.
    days: Math.max(1, Math.ceil((2 * minutes) / work.minutesOfDay)) / 2,
    warnings: [
      ...(height > work.highest ? (['height'] as const) : []),
      ...(batteries > work.batteries ? (['batteries'] as const) : []),
    ],
  }
}
