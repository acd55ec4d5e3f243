import { expect, test } from 'vitest'
import { flightHeight, lineSpacing, photoSpacing } from './plan-flight.ts'

/** 1-inch sensor of 13.2 × 8.8 mm, 8.8 mm lens, 5472 × 3648: DJI, Phantom 4 RTK, specifications. */
const PHANTOM = { sensorWidth: 13.2, focalLength: 8.8, imageWidth: 5472, imageHeight: 3648 }

/** What one pixel shows of the ground, which is in proportion to the height. */
const groundDetail = (camera: typeof PHANTOM, height: number) => height / flightHeight(camera, 1)

test('Ground detail of the Phantom 4 RTK is the height ÷ 36.5 cm, as its maker says', () => {
  for (const height of [20, 73, 120])
    expect(groundDetail(PHANTOM, height) * 100).toBeCloseTo(height / 36.5, 2)
})

// Example 1 of "Flight planning", IIT Kanpur on NPTEL: 45 by 36 km at 1:12,000, film of 23 cm behind a
// lens of 21 cm, 60 % along and 30 % across, 200 km/h. Published: 19 whole seconds between pictures,
// and 960 pictures of 48 a line, so 20 lines, of which one is a safety factor.
// https://archive.nptel.ac.in/content/storage2/courses/105104100/lectureC_33/C_33_3.htm
test('Spacing is that of the example that the Indian Institutes of Technology teach', () => {
  const camera = { sensorWidth: 230, focalLength: 210, imageWidth: 1000, imageHeight: 1000 }
  const ground = groundDetail(camera, 12_000 * 0.21)
  const seconds = photoSpacing(camera, ground, 0.6) / (200 / 3.6)
  expect(Math.floor(seconds)).toBe(19)
  expect(Math.ceil(36_000 / lineSpacing(camera, ground, 0.3)) + 1).toBe(960 / 48)
})
