import type { DemoLabels } from '../../../schemas/demos/demos.ts'

type Aircraft = DemoLabels['flight-planner']['cameras'][number]

/** Metres a second: as fast as the camera follows, but no faster than the aircraft is flown. */
export const flightSpeed = (
  { photoInterval, fastest }: Pick<Aircraft, 'photoInterval' | 'fastest'>,
  photoSpacing: number,
) => Math.min(fastest, photoSpacing / photoInterval)

/** Minutes on the lines: the way at its speed, and so many seconds more for each turn. */
export const minutesOf = (distance: number, speed: number, lines: number, turn: number) =>
  (distance / speed + (lines - 1) * turn) / 60

/** Batteries that so many minutes take; one at least. */
export const batteriesFor = ({ lineMinutes }: Pick<Aircraft, 'lineMinutes'>, minutes: number) =>
  Math.max(1, Math.ceil(minutes / lineMinutes - 1e-9))
