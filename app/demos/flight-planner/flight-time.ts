import type { Labels } from './schema.server.ts'

type Aircraft = Labels['cameras'][number]

/** Metres a second: as fast as the camera can take pictures, but no faster than the aircraft is flown. */
export const flightSpeed = (
  { photoInterval, fastest }: Pick<Aircraft, 'photoInterval' | 'fastest'>,
  photoSpacing: number,
) => Math.min(fastest, photoSpacing / photoInterval)

/** Minutes on the lines: the distance at the speed, plus `turn` seconds for each turn. */
export const minutesOf = (distance: number, speed: number, lines: number, turn: number) =>
  (distance / speed + (lines - 1) * turn) / 60

/** Batteries for `minutes` on the lines; at least one. */
export const batteriesFor = ({ lineMinutes }: Pick<Aircraft, 'lineMinutes'>, minutes: number) =>
  Math.max(1, Math.ceil(minutes / lineMinutes - 1e-9))
