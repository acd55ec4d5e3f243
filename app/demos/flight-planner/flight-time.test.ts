import { expect, test } from 'vitest'
import { batteriesFor, flightSpeed, minutesOf } from './flight-time.ts'

const PHANTOM = { photoInterval: 2.5, fastest: 10, lineMinutes: 20 }

test('An aircraft flies no faster than its camera follows, nor than it is flown', () => {
  expect(flightSpeed(PHANTOM, 15)).toBe(6)
  expect(flightSpeed(PHANTOM, 60)).toBe(10)
})

test('Six kilometres at 5 m/s, with ten turns of 6 seconds, take 21 minutes and two batteries', () => {
  const minutes = minutesOf(6000, 5, 11, 6)
  expect(minutes).toBe(21)
  expect(batteriesFor(PHANTOM, minutes)).toBe(2)
  expect(batteriesFor(PHANTOM, 20)).toBe(1)
  expect(batteriesFor(PHANTOM, 0)).toBe(1)
})
