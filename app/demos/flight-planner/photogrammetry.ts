import type { Labels } from './schema.server.ts'

/**
 * From a camera and the detail wanted on the ground to height, footprint and spacing. The relations are
 * those of vertical photographs over level ground (Wolf, Dewitt and Wilkinson, "Elements of
 * Photogrammetry with Applications in GIS", chapters 6 and 18): scale = focal length ÷ height.
 * Lengths on the ground are in metres, those of the camera in millimetres, overlaps from 0 to 1.
 */

/** A camera; the long side of its pictures is across the line of flight. */
type Camera = Pick<
  Labels['cameras'][number],
  'sensorWidth' | 'focalLength' | 'imageWidth' | 'imageHeight'
>

/** The height at which one pixel shows `detail` metres of the ground. */
export const flightHeight = (camera: Camera, detail: number) =>
  (detail * camera.focalLength * camera.imageWidth) / camera.sensorWidth

/** The distance between two pictures along a line: what a picture shows along it, less the overlap. */
export const photoSpacing = (camera: Camera, detail: number, overlap: number) =>
  detail * camera.imageHeight * (1 - overlap)

/** The distance between two lines: what a picture shows across them, less the overlap. */
export const lineSpacing = (camera: Camera, detail: number, overlap: number) =>
  detail * camera.imageWidth * (1 - overlap)
