import { expect, test } from 'vitest'
import { asKml, readPlace } from './plan-file.ts'

const PLAN = {
  name: 'Plan <1> & more',
  corners: [
    { x: -100, y: -50 },
    { x: 100, y: -50 },
    { x: 100, y: 50 },
  ],
  lines: [{ from: { x: -100, y: 0 }, to: { x: 100, y: 0 } }],
  height: 73,
}
const AHMEDABAD = { latitude: 23.0225, longitude: 72.5714 }

test.each([
  ['23.0225, 72.5714', AHMEDABAD],
  [' -33.9  18.4 ', { latitude: -33.9, longitude: 18.4 }],
])('%s is a place', (text, place) => {
  expect(readPlace(text)).toEqual(place)
})

test.each(['', 'Ahmedabad', '23', '91, 0', '23, 181', '23.0, 72.5, 3', '1e1, 2'])(
  '%j is none',
  (text) => {
    expect(readPlace(text)).toBeUndefined()
  },
)

test('A plan as KML is text that stays text, of its own size and at its height', () => {
  const kml = asKml(PLAN, AHMEDABAD)
  expect(kml).toContain('<name>Plan &#60;1&#62; &#38; more</name>')
  const [area = '', line = ''] = Array.from(kml.matchAll(/<coordinates>(.*?)</g), ([, it]) => it)
  expect(area.split(' ').at(-1), 'the area is closed').toBe(area.split(' ')[0])
  const [[west = 0, south, height] = [], [east = 0] = []] = line
    .split(' ')
    .map((place) => place.split(',').map(Number))
  // A degree of longitude at 23.0225° north is 102.5 km on WGS 84.
  expect((east - west) * 102_500).toBeCloseTo(200, 0)
  expect([south, height]).toEqual([AHMEDABAD.latitude, PLAN.height])
})
