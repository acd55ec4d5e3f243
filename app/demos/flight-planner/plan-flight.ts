import { flightLines } from './flight-lines.ts'
import { flightHeight, lineSpacing, overlapOver, photoSpacing } from './photogrammetry.ts'
import type { Point } from './polygon.ts'
import type { Labels } from './schema.server.ts'

/** What is to be flown: lengths in metres, overlaps from 0 to 1. */
export type Wishes = {
  camera: Labels['cameras'][number]
  detail: number
  along: number
  between: number
  corners: readonly Point[]
  rise: number
}

/** Warnings about a plan; each has a sentence in the content. */
export type Warning = Exclude<keyof Labels['warnings'], 'none'>

/**
 * The whole plan: height, lines, pictures, time, and warnings. The height is above the lowest ground and
 * is kept, so the detail is never coarser than wanted, and the overlap is smallest over the highest ground.
 */
export function planFlight(
  { camera, detail, along, between, corners, rise }: Wishes,
  { limits, work }: Pick<Labels, 'limits' | 'work'>,
) {
  const height = flightHeight(camera, detail)
  const photos = photoSpacing(camera, detail, along)
  const flown = flightLines(corners, { photos, lines: lineSpacing(camera, detail, between) })
  const pictures = flown.lines.reduce((sum, line) => sum + line.pictures, 0)
  // Metres a second: as fast as the camera can take pictures, but no faster than the aircraft is flown.
  const speed = Math.min(camera.fastest, photos / camera.photoInterval)
  const minutes = (flown.distance / speed + (flown.lines.length - 1) * work.turn) / 60
  const batteries = Math.max(1, Math.ceil(minutes / camera.lineMinutes - 1e-9))

  const left = height - rise
  const isClear = left >= limits.clearance
  const overTop = {
    along: overlapOver(along, height, rise) * 100,
    between: overlapOver(between, height, rise) * 100,
  }
  const isThin = overTop.along < limits.overlapAlong || overTop.between < limits.overlapBetween
  // A small overlap that the visitor chose is not due to the terrain.
  const byTerrain = overTop.along < along * 100 - 1 || overTop.between < between * 100 - 1
  const warnings: Warning[] = [
    ...(height > limits.height ? (['height'] as const) : []),
    ...(isClear ? [] : (['clearance'] as const)),
    ...(isClear && isThin && byTerrain ? (['overlap'] as const) : []),
    ...(batteries > work.batteries ? (['batteries'] as const) : []),
  ]
  return {
    ...flown,
    photoSpacing: photos,
    height,
    left,
    overTop,
    pictures,
    minutes,
    batteries,
    gigabytes: (pictures * camera.pictureSize) / 1000,
    days: Math.max(1, Math.ceil(minutes / work.minutesOfDay)),
    warnings,
  }
}
