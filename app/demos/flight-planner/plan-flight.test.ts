import { expect, test } from 'vitest'
import { planFlight } from './plan-flight.ts'

const WORK = { turn: 5, minutesOfDay: 160, batteries: 8, highest: 120 }
const PHANTOM = {
  name: 'Phantom 4 RTK',
  source: 'DJI',
  sensorWidth: 13.2,
  focalLength: 8.8,
  imageWidth: 5472,
  imageHeight: 3648,
  photoInterval: 2.5,
  fastest: 10,
  lineMinutes: 20,
}
const square = (side: number) => [
  { x: 0, y: 0 },
  { x: side, y: 0 },
  { x: side, y: side },
  { x: 0, y: side },
]
const plan = (detail: number, side = 400) =>
  planFlight({ camera: PHANTOM, detail, along: 0.8, between: 0.7, corners: square(side) }, WORK)

test('Sixteen hectares at 2 cm: 73 m, 13 lines of 29 pictures, 15 minutes, one battery, half a day', () => {
  const { height, lines, pictures, minutes, batteries, days, warnings } = plan(0.02)
  expect(Math.round(height)).toBe(73)
  // 400 ÷ 32.8 is 12.2 spacings, so 13 lines; 400 ÷ 14.6 is 27.4, so 28 and one more picture.
  expect(lines).toHaveLength(13)
  expect(pictures).toBe(13 * 29)
  // 13 × 400 m and 12 × 32.8 m at 14.6 m in 2.5 s, and twelve turns.
  expect(minutes).toBeCloseTo((5593.98 / 5.8368 + 60) / 60, 1)
  expect([batteries, days]).toEqual([1, 0.5])
  expect(warnings).toEqual([])
})

test('A plan is warned of above 120 m, and where a crew carries fewer batteries; then it takes days, too', () => {
  expect(plan(0.0328).warnings).toEqual([])
  expect(plan(0.033).warnings).toEqual(['height'])
  const { warnings, batteries, days } = plan(0.01, 1500)
  expect(warnings).toEqual(['batteries'])
  expect(batteries).toBeGreaterThan(8)
  expect(days).toBeGreaterThan(1)
})
