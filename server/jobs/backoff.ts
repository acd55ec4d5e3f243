const FIRST_MS = 30_000
const LONGEST_MS = 60 * 60_000

/** Jitter: a delay varies by up to half of itself, either way. */
const SPREAD = 0.5

/** The longest delay that `retryDelay` can return. */
export const LONGEST_DELAY_MS = LONGEST_MS * (1 + SPREAD)

/**
 * How many milliseconds to wait after `attempts` failures: doubling from half a minute to an hour,
 * with jitter, so that deliveries that failed together are not retried together.
 */
export function retryDelay(attempts: number, random: () => number): number {
  const middle = Math.min(FIRST_MS * 2 ** Math.min(attempts - 1, 20), LONGEST_MS)
  return Math.round(middle * (1 - SPREAD + 2 * SPREAD * random()))
}
