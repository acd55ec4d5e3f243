const FIRST_MS = 30_000
const LONGEST_MS = 60 * 60_000

/** Jitter: a delay varies by up to half of itself, either way. */
const SPREAD = 0.5

/** After this long without success, delivery stops until the owner retries. */
export const GIVE_UP_MS = 24 * 60 * 60_000

/**
 * How many milliseconds to wait after `attempts` failures: doubling from half a minute to an hour,
 * with jitter, so that deliveries that failed together are not retried together.
 */
export function retryDelay(attempts: number, random: () => number): number {
  return Math.round(middle(attempts) * (1 - SPREAD + 2 * SPREAD * random()))
}

/** The longest delay that `retryDelay` can return after `attempts` failures; 0 for a new message. */
export const longestDelay = (attempts: number) =>
  attempts > 0 ? middle(attempts) * (1 + SPREAD) : 0

const middle = (attempts: number) =>
  Math.min(FIRST_MS * 2 ** Math.min(attempts - 1, 20), LONGEST_MS)
