const FIRST_MS = 30_000
const LONGEST_MS = 60 * 60_000

/** After so long without success a delivery is given up, and waits for its owner instead. */
export const GIVE_UP_MS = 24 * 60 * 60_000

/**
 * How long to wait after so many failed attempts: doubling from half a minute to an hour, spread
 * by up to half either way, lest everything that failed together comes back together.
 */
export function retryDelay(attempts: number, random: () => number): number {
  const doubled = FIRST_MS * 2 ** Math.min(attempts - 1, 20)
  return Math.round(Math.min(doubled, LONGEST_MS) * (0.5 + random()))
}
