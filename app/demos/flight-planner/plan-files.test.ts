import { describe, expect, test } from 'vitest'
import { asGeoJson, asKml, readPlace } from './plan-files.ts'

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

describe('A plan on the earth', () => {
  test('as GeoJSON has its area, closed and against the clock, and its lines', () => {
    const { features } = JSON.parse(asGeoJson(PLAN, AHMEDABAD))
    expect(features).toHaveLength(2)
    const [[...ring]] = features[0].geometry.coordinates
    expect(ring).toHaveLength(4)
    expect(ring[0]).toEqual(ring[3])
    const signed = ring
      .slice(1)
      .reduce(
        (sum: number, [x, y]: number[], index: number) =>
          sum + ring[index][0] * (y ?? 0) - (x ?? 0) * ring[index][1],
        0,
      )
    expect(signed).toBeGreaterThan(0)
    expect(features[1].properties).toMatchObject({ line: 1, height: 73 })
  })

  test('has the size that it has: 200 m are so many degrees there', () => {
    const [[west, south], [east]] = JSON.parse(asGeoJson(PLAN, AHMEDABAD)).features[1].geometry
      .coordinates
    // A degree of longitude at 23.0225° north is 102.5 km on WGS 84.
    expect((east - west) * 102_500).toBeCloseTo(200, 0)
    expect(south).toBe(AHMEDABAD.latitude)
  })

  test('as KML is text that stays text, at its height', () => {
    const kml = asKml(PLAN, AHMEDABAD)
    expect(kml).toContain('<name>Plan &#60;1&#62; &#38; more</name>')
    expect(kml).toContain(',73 ')
    expect(kml.match(/<Placemark>/g)).toHaveLength(2)
  })
})
