import { expect, test } from 'vitest'
import { testDatabase } from '../../tests/server/support/test-database.ts'
import { keyValueStore } from '../store/key-value-store.ts'
import { selfTestSchedule } from './self-test-schedule.ts'

const HOUR = 60 * 60_000

function setUp(everyHours: number) {
  const known = keyValueStore(testDatabase().database)
  const clock = { now: 1_700_000_000_000, putBack: 0 }
  const lines: string[] = []
  let runs = 0
  const restarted = () =>
    selfTestSchedule({
      everyHours,
      keyValueStore: known,
      run: async () => {
        runs += 1
        return { at: clock.now, ok: runs > 1, text: `run ${runs}` }
      },
      now: () => clock.now + clock.putBack,
      uptime: () => clock.now,
      log: (line) => lines.push(line),
    })
  const tick = async (schedule: ReturnType<typeof restarted>) => {
    await Promise.all([schedule.tick(), schedule.tick()])
    await schedule.settled()
    return runs
  }
  return { known, clock, lines, restarted, tick }
}

test('The self-test runs soon after the first start, then at the interval', async () => {
  const { known, clock, lines, restarted, tick } = setUp(24)
  const schedule = restarted()
  expect(await tick(schedule)).toBe(0)
  clock.now += HOUR
  expect(await tick(schedule)).toBe(1)
  expect(await known.lastSelfTest()).toEqual({ at: clock.now, ok: false, text: 'run 1' })
  clock.now += 24 * HOUR - 1
  expect(await tick(schedule)).toBe(1)
  clock.now += 1
  expect(await tick(schedule)).toBe(2)
  expect(lines).toEqual(['Self-test FAILED: run 1', 'Self-test passed: run 2'])
})

test('A server that restarts often tests itself at the interval, not at every start', async () => {
  const { clock, restarted, tick } = setUp(36)
  for (const expected of [1, 1, 2]) {
    const schedule = restarted()
    clock.now += 23 * HOUR
    expect(await tick(schedule)).toBe(expected)
  }
})

test('0 hours means never', async () => {
  const { clock, restarted, tick } = setUp(0)
  const schedule = restarted()
  clock.now += 1000 * HOUR
  expect(await tick(schedule)).toBe(0)
})

test('It runs after the clock was set back, although the last run lies in the future', async () => {
  const { clock, restarted, tick } = setUp(24)
  const schedule = restarted()
  clock.now += HOUR
  expect(await tick(schedule)).toBe(1)
  clock.putBack = -400 * 24 * HOUR
  expect(await tick(schedule)).toBe(2)
})
