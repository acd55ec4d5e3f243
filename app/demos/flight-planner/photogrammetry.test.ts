import { describe, expect, test } from 'vitest'
import { labelsOf } from '../../../tests/content-file.ts'
import { flightHeight, lineSpacing, overlapOver, photoSpacing } from './photogrammetry.ts'
import type { Labels } from './schema.server.ts'

/** What one pixel shows of the ground, which is in proportion to the height. */
const groundDetail = (camera: typeof PHANTOM, height: number) => height / flightHeight(camera, 1)

/** 1-inch sensor of 13.2 × 8.8 mm, 8.8 mm lens, 5472 × 3648: DJI, Phantom 4 RTK, specifications. */
const PHANTOM = { sensorWidth: 13.2, focalLength: 8.8, imageWidth: 5472, imageHeight: 3648 }

/** 9 inches of film behind a 6-inch lens, the textbooks' camera; a "pixel" is a thousandth of the film. */
const FILM = { sensorWidth: 228.6, focalLength: 152.4, imageWidth: 1000, imageHeight: 1000 }

describe('Ground detail', () => {
  test.each([20, 50, 73, 100, 120])(
    'of the Phantom 4 RTK at %i m is the height ÷ 36.5 cm, as its maker says',
    (height) => {
      expect(groundDetail(PHANTOM, height) * 100).toBeCloseTo(height / 36.5, 2)
    },
  )

  test('of 2 cm takes it to 73 m', () => {
    expect(Math.round(flightHeight(PHANTOM, 0.02))).toBe(73)
  })
})

describe('Spacing', () => {
  // A picture of 9 inches at 1:12,000 shows 2,743.2 m; 60 % of overlap leaves 40 % of it between two
  // pictures, 30 % leaves 70 % between two lines.
  const height = 12_000 * 0.1524
  const detail = groundDetail(FILM, height)

  test('of film at a scale of 1:12,000, with 60 % along and 30 % across', () => {
    expect(detail * FILM.imageWidth).toBeCloseTo(2743.2, 6)
    expect(photoSpacing(FILM, detail, 0.6)).toBeCloseTo(1097.28, 6)
    expect(lineSpacing(FILM, detail, 0.3)).toBeCloseTo(1920.24, 6)
  })

  // Example 1 of "Flight planning", IIT Kanpur on NPTEL: 45 by 36 km at 1:12,000, film of 23 cm behind a
  // lens of 21 cm, 60 % along and 30 % across, 200 km/h. Published: 19 whole seconds between pictures,
  // and 960 pictures of 48 a line, so 20 lines, of which one is a safety factor.
  // https://archive.nptel.ac.in/content/storage2/courses/105104100/lectureC_33/C_33_3.htm
  test('of the example that the Indian Institutes of Technology teach', () => {
    const camera = { ...FILM, sensorWidth: 230, focalLength: 210 }
    const ground = groundDetail(camera, 12_000 * 0.21)
    const seconds = photoSpacing(camera, ground, 0.6) / (200 / 3.6)
    expect(Math.floor(seconds)).toBe(19)
    expect(Math.ceil(36_000 / lineSpacing(camera, ground, 0.3)) + 1).toBe(960 / 48)
  })

  test('of the Phantom 4 RTK at 2 cm, with 80 % along and 70 % across', () => {
    expect(photoSpacing(PHANTOM, 0.02, 0.8)).toBeCloseTo(14.59, 2)
    expect(lineSpacing(PHANTOM, 0.02, 0.7)).toBeCloseTo(32.83, 2)
  })
})

test('Over ground that rises half-way to the aircraft, 60 % of overlap become 20 %', () => {
  expect(overlapOver(0.6, 100, 50)).toBeCloseTo(0.2, 12)
  expect(overlapOver(0.6, 100, 0)).toBeCloseTo(0.6, 12)
})

test('Every camera of the content sees more detail from lower down, and rectangles', () => {
  for (const { sensorWidth, focalLength, imageWidth, imageHeight } of labelsOf<Labels>(
    import.meta.dirname,
  ).cameras) {
    const camera = { sensorWidth, focalLength, imageWidth, imageHeight }
    expect(groundDetail(camera, 100)).toBeGreaterThan(groundDetail(camera, 50))
    expect(groundDetail(camera, 100) * 100, 'between 1 and 5 cm at 100 m').toBeGreaterThan(1)
    expect(groundDetail(camera, 100) * 100).toBeLessThan(5)
    expect(imageWidth).toBeGreaterThan(imageHeight)
  }
})
