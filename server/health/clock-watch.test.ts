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
  test('when a server starts for the first time, or was off for some days', async () => {
    const { known, clock, lines, start } = setUp()
    expect(await (await start()).doubtedUntil()).toBeUndefined()
    await known.noteAlive(START)
    clock.now += 6 * DAY
    expect(await (await start()).doubtedUntil()).toBeUndefined()
    expect(lines).toEqual([])
  })

  test('when it is corrected by seconds, repeatedly', async () => {
    const { clock, pass, start } = setUp()
    const watch = await start()
    for (let day = 0; day < 400; day++) {
      pass(DAY)
      clock.now += 30_000
      await watch.check()
    }
    expect(await watch.doubtedUntil()).toBeUndefined()
  })
})

describe('A clock is doubted for a day, which is logged', () => {
  test.each([
    ['400 days ahead', 400 * DAY, 'The clock is 9600 hours later than expected'],
    ['two years behind', -730 * DAY, 'The clock is 17520 hours earlier than expected'],
  ])('when it is %s at the start, also after a restart', async (_, jump, line) => {
    const { known, clock, lines, pass, start } = setUp()
    await known.noteAlive(START)
    clock.now += jump
    expect(await (await start()).doubtedUntil()).toBe(clock.now + DAY)
    expect(lines).toEqual([expect.stringContaining(line)])
    await known.noteAlive(clock.now)
    pass(DAY - 1)
    expect(await (await start()).doubtedUntil()).toBeDefined()
    pass(1)
    expect(await (await start()).doubtedUntil()).toBeUndefined()
  })

  test('when it jumps while the server runs', async () => {
    const { known, clock, lines, pass, start } = setUp()
    clock.now -= 730 * DAY
    const watch = await start()
    await known.noteAlive(clock.now)
    pass(2 * DAY)
    await watch.check()
    expect(await watch.doubtedUntil()).toBeUndefined()
    clock.now += 730 * DAY
    await watch.check()
    expect(await watch.doubtedUntil()).toBe(clock.now + DAY)
    expect(lines).toHaveLength(1)
  })
})
