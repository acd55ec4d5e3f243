/** What limits how fast and how long an aircraft flies a survey. */
export type Aircraft = {
  /** Shortest time between two pictures, in seconds; the maker's figure. */
  photoInterval: number
  /** Fastest that we fly a survey with it, in metres a second. */
  fastest: number
  /** Minutes in the air of one battery that are used for lines: without climbing, return and reserve. */
  lineMinutes: number
}

/** Metres a second: as fast as the camera follows, but no faster than the aircraft is flown. */
export const flightSpeed = ({ photoInterval, fastest }: Aircraft, photoSpacing: number) =>
  Math.min(fastest, photoSpacing / photoInterval)

/** Minutes on the lines: the way at its speed, and so many seconds more for each turn. */
export const minutesOf = (distance: number, speed: number, lines: number, turn: number) =>
  (distance / speed + (lines - 1) * turn) / 60

/** Batteries that so many minutes take; one at least. */
export const batteriesFor = ({ lineMinutes }: Aircraft, minutes: number) =>
  Math.max(1, Math.ceil(minutes / lineMinutes - 1e-9))
