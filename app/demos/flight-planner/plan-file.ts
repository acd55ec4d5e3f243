import type { Line } from './flight-lines.ts'
import type { Point } from './polygon.ts'

/** A plan to be saved as a file: points in metres east and south of its middle. */
export type Plan = {
  name: string
  corners: readonly Point[]
  lines: readonly Pick<Line, 'from' | 'to'>[]
  height: number
}

/** A place on the earth in degrees (WGS 84). */
export type Place = { latitude: number; longitude: number }

/**
 * Reads "23.0225, 72.5714".
 * @returns undefined where it is not a place, or is too near a pole for a plan in metres
 */
export function readPlace(text: string): Place | undefined {
  const [, latitude, longitude] =
    /^\s*(-?\d{1,2}(?:\.\d+)?)\s*[,;\s]\s*(-?\d{1,3}(?:\.\d+)?)\s*$/.exec(text) ?? []
  if (latitude === undefined || longitude === undefined) return undefined
  const place = { latitude: Number(latitude), longitude: Number(longitude) }
  return Math.abs(place.latitude) <= 80 && Math.abs(place.longitude) <= 180 ? place : undefined
}

/**
 * The length of a degree at a latitude in metres, on the WGS 84 ellipsoid (series of the US National
 * Geospatial-Intelligence Agency's "Length of a degree" calculator).
 */
function metresOfDegree(latitude: number) {
  const angle = (latitude * Math.PI) / 180
  return {
    latitude: 111_132.92 - 559.82 * Math.cos(2 * angle) + 1.175 * Math.cos(4 * angle),
    longitude: 111_412.84 * Math.cos(angle) - 93.5 * Math.cos(3 * angle),
  }
}

/** The points of a plan as `[longitude, latitude]`, to a centimetre. */
function onEarth(points: readonly Point[], middle: Place): [number, number][] {
  const metres = metresOfDegree(middle.latitude)
  const round = (degrees: number) => Math.round(degrees * 1e7) / 1e7
  return points.map(({ x, y }) => [
    round(middle.longitude + x / metres.longitude),
    round(middle.latitude - y / metres.latitude),
  ])
}

const asXml = (text: string) => text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`)

/** The plan as KML 2.2 (OGC 07-147r2), at its height above the ground. */
export function asKml({ name, corners, lines, height }: Plan, middle: Place): string {
  const coordinates = (points: readonly Point[]) =>
    onEarth(points, middle)
      .map((place) => [...place, height].join())
      .join(' ')
  const placemark = (title: string, geometry: string) =>
    `<Placemark><name>${asXml(title)}</name>${geometry}</Placemark>`
  const mode = '<altitudeMode>relativeToGround</altitudeMode>'
  return `<?xml version="1.0" encoding="UTF-8"?>
<kml xmlns="http://www.opengis.net/kml/2.2"><Document><name>${asXml(name)}</name>
${placemark(name, `<Polygon>${mode}<outerBoundaryIs><LinearRing><coordinates>${coordinates([...corners, ...corners.slice(0, 1)])}</coordinates></LinearRing></outerBoundaryIs></Polygon>`)}
${lines
  .map(({ from, to }, index) =>
    placemark(
      String(index + 1),
      `<LineString>${mode}<coordinates>${coordinates([from, to])}</coordinates></LineString>`,
    ),
  )
  .join('\n')}
</Document></kml>
`
}
