import { flightLines } from './flight-lines.ts'
import type { Point } from './polygon.ts'
import type { Labels } from './schema.server.ts'

/**
 * Vertical photographs over level ground: scale = focal length ÷ height (Wolf, Dewitt and Wilkinson, "Elements of
 * Photogrammetry with Applications in GIS", chapters 6 and 18). Ground in metres, camera in millimetres, overlaps 0 to 1.
 */

/** A camera; the long side of its pictures is across the line of flight. */
type Camera = Record<'sensorWidth' | 'focalLength' | 'imageWidth' | 'imageHeight', number>

/** The height at which one pixel shows `detail` metres of the ground. */
export const flightHeight = (camera: Camera, detail: number) =>
  (detail * camera.focalLength * camera.imageWidth) / camera.sensorWidth

/** The distance between two pictures along a line: what a picture shows along it, less the overlap. */
export const photoSpacing = (camera: Camera, detail: number, overlap: number) =>
  detail * camera.imageHeight * (1 - overlap)

/** The distance between two lines: what a picture shows across them, less the overlap. */
export const lineSpacing = (camera: Camera, detail: number, overlap: number) =>
  detail * camera.imageWidth * (1 - overlap)

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
