import { expect } from 'vitest'

/** Polls an expectation about other processes until it holds. */
export const eventually = <Value>(check: () => Value) =>
  expect.poll(check, { timeout: 60_000, interval: 20 })
