import { expect } from 'vitest'

/** Expects something that comes true once others have done their part; goes on the moment it does. */
export const eventually = <Value>(check: () => Value) =>
  expect.poll(check, { timeout: 60_000, interval: 20 })
