const FIRST_MS = 30_000
const LONGEST_MS = 60 * 60_000

/** A wait is spread by up to half of it, either way. */
const SPREAD = 0.5

/** After so long without success a delivery is given up, and waits for its owner instead. */
export const GIVE_UP_MS = 24 * 60 * 60_000

/**
 * How long to wait after so many failed attempts: doubling from half a minute to an hour, spread
 * by up to half either way, lest everything that failed together comes back together.
 */
export function retryDelay(attempts: number, random: () => number): number {
  return Math.round(middle(attempts) * (1 - SPREAD + 2 * SPREAD * random()))
}

/** The longest that `retryDelay` says after so many failed attempts; a new message waits for nothing. */
export const longestDelay = (attempts: number) =>
  attempts > 0 ? middle(attempts) * (1 + SPREAD) : 0

const middle = (attempts: number) =>
  Math.min(FIRST_MS * 2 ** Math.min(attempts - 1, 20), LONGEST_MS)
