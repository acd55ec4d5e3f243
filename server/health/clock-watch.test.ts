import { describe, expect, test } from 'vitest'
import { testDatabase } from '../../tests/server/support/test-database.ts'
import { keyValueStore } from '../store/key-value-store.ts'
import { clockWatch } from './clock-watch.ts'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR
const START = 1_700_000_000_000

function setUp() {
  const known = keyValueStore(testDatabase().database)
  const clock = { now: START, uptime: 0 }
  const lines: string[] = []
  const pass = (ms: number) => {
    clock.now += ms
    clock.uptime += ms
  }
  const start = () =>
    clockWatch({
      keyValueStore: known,
      now: () => clock.now,
      uptime: () => clock.uptime,
      log: (line) => lines.push(line),
    })
  return { known, clock, lines, pass, start }
}

describe('A clock is trusted', () => {
  test('when a server starts for the first time, or was off for some days', () => {
    const { known, clock, lines, start } = setUp()
    expect(start().doubtedUntil()).toBeUndefined()
    known.noteAlive(START)
    clock.now += 6 * DAY
    expect(start().doubtedUntil()).toBeUndefined()
    expect(lines).toEqual([])
  })

  test('when it is corrected by seconds, repeatedly', () => {
    const { clock, pass, start } = setUp()
    const watch = start()
    for (let day = 0; day < 400; day++) {
      pass(DAY)
      clock.now += 30_000
      watch.check()
    }
    expect(watch.doubtedUntil()).toBeUndefined()
  })
})

describe('A clock is doubted for a day, which is logged', () => {
  test.each([
    ['400 days ahead', 400 * DAY, 'The clock is 9600 hours later than expected'],
    ['two years behind', -730 * DAY, 'The clock is 17520 hours earlier than expected'],
  ])('when it is %s at the start, also after a restart', (_, jump, line) => {
    const { known, clock, lines, pass, start } = setUp()
    known.noteAlive(START)
    clock.now += jump
    expect(start().doubtedUntil()).toBe(clock.now + DAY)
    expect(lines).toEqual([expect.stringContaining(line)])
    known.noteAlive(clock.now)
    pass(DAY - 1)
    expect(start().doubtedUntil()).toBeDefined()
    pass(1)
    expect(start().doubtedUntil()).toBeUndefined()
  })

  test('when it jumps while the server runs', () => {
    const { known, clock, lines, pass, start } = setUp()
    clock.now -= 730 * DAY
    const watch = start()
    known.noteAlive(clock.now)
    pass(2 * DAY)
    watch.check()
    expect(watch.doubtedUntil()).toBeUndefined()
    clock.now += 730 * DAY
    watch.check()
    expect(watch.doubtedUntil()).toBe(clock.now + DAY)
    expect(lines).toHaveLength(1)
  })
})
