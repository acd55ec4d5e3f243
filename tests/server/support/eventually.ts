import { expect, vi } from 'vitest'

/** These tests start processes and speak over sockets: on a busy machine that takes its time. */
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 })

/** Expects something that comes true once others have done their part; goes on the moment it does. */
export const eventually = <Value>(check: () => Value) =>
  expect.poll(check, { timeout: 15_000, interval: 20 })
