import { expect, test } from 'vitest'
import { cropOf } from './crop.ts'

const photo = { width: 4000, height: 3000 }

test('The focal point is in its middle, unless an edge of the picture is nearer', () => {
  expect(cropOf(photo, 1, { x: 0.45, y: 0.5, zoom: 1 }).left).toBe(300)
  expect(cropOf(photo, 1, { x: 0, y: 0, zoom: 1 })).toMatchObject({ left: 0, top: 0 })
  expect(cropOf(photo, 1, { x: 1, y: 1, zoom: 2 })).toEqual({
    left: 2500,
    top: 1500,
    width: 1500,
    height: 1500,
  })
})

test('Rounding never leads out of the picture', () => {
  for (const size of [
    { width: 1, height: 1 },
    { width: 3, height: 1000 },
    { width: 1079, height: 607 },
  ])
    for (const ratio of [16 / 9, 9 / 14, 1]) {
      const { left, top, width, height } = cropOf(size, ratio, { x: 0.999, y: 0.999, zoom: 3.3 })
      expect(left + width).toBeLessThanOrEqual(size.width)
      expect(top + height).toBeLessThanOrEqual(size.height)
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(1)
    }
})
