import type { FlightPlannerWords } from '../../../../schemas/demonstrations/flight-planner.ts'
import { asTyped } from '../read-quantity.ts'
import { useQuantity } from '../use-quantity.ts'
import { useStand } from '../use-stand.ts'
import { cornersAsText, fitted, isArea, onMap, readCorners, UNITS } from './corners.ts'
import { asRectangle, HECTARE, hectaresOf } from './flight-lines.ts'
import { planFlight } from './plan-flight.ts'
import type { Point } from './polygon.ts'
import { rise } from './terrain.ts'

/** Widest and narrowest map, in metres. */
const [NARROWEST, WIDEST] = [20, 30_000]

/** How the planner stands, what follows from it, and how it is changed. */
export function useFlightPlan(piece: string, words: FlightPlannerWords, language: string) {
  const { map, cameras } = words
  const firstCorners = map.corners.map(([x, y]) => ({ x: x * UNITS, y: y * UNITS }))
  const course = useStand(piece, {
    camera: '0',
    detail: asTyped(words.detail.first, language),
    along: asTyped(words.along.first, language),
    between: asTyped(words.between.first, language),
    corners: cornersAsText(firstCorners),
    metres: String(map.width),
    place: '',
  })
  const { stand, change } = course

  const inUse = {
    detail: useQuantity(stand.detail, words.detail, language),
    along: useQuantity(stand.along, words.along, language),
    between: useQuantity(stand.between, words.between, language),
  }
  const corners = readCorners(stand.corners) ?? firstCorners
  const asked = Number(stand.metres)
  const metres = asked >= NARROWEST && asked <= WIDEST ? asked : map.width
  const unit = metres / UNITS
  const inMetres = corners.map(({ x, y }) => ({ x: x * unit, y: y * unit }))
  const camera = cameras[Number(stand.camera)] ?? cameras[0]
  if (!camera) throw new Error('The flight planner has no camera')
  const ground = rise(
    map.hills,
    corners.map(({ x, y }) => ({ x: x / UNITS, y: y / UNITS })),
  )
  const plan = planFlight(
    {
      camera,
      detail: inUse.detail.value / 100,
      along: inUse.along.value / 100,
      between: inUse.between.value / 100,
      corners: inMetres,
      rise: ground,
    },
    words,
  )

  /** Another scale of the map, so that what is on it has so many metres. */
  const scaled = (factor: number) =>
    change({
      metres: String(Number(Math.min(WIDEST, Math.max(NARROWEST, metres * factor)).toPrecision(6))),
    })
  return {
    course,
    inUse,
    camera,
    corners,
    inMetres,
    /** Metres of a unit of the map. */
    unit,
    plan,
    rise: ground,
    hectares: hectaresOf(inMetres),
    /** Puts a corner elsewhere, as near as the map and the other sides let it. */
    moveCorner(index: number, to: Point) {
      const moved = corners.with(index, onMap(to))
      if (isArea(moved)) change({ corners: cornersAsText(moved) })
    },
    /** Puts a corner into the middle of the side behind one. */
    addCorner(index: number) {
      const [a, b] = [corners[index], corners[(index + 1) % corners.length]]
      if (!a || !b) return
      const middle = onMap({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
      change({ corners: cornersAsText(corners.toSpliced(index + 1, 0, middle)) })
    },
    removeCorner(index: number) {
      const left = corners.toSpliced(index, 1)
      if (isArea(left)) change({ corners: cornersAsText(left) })
    },
    /** The same shape with another area, in hectares. */
    setArea: (hectares: number) =>
      scaled(Math.sqrt((hectares * HECTARE) / (hectaresOf(inMetres) * HECTARE))),
    /** A rectangle of these sides, in metres. */
    setSides(along: number, across: number) {
      const next = fitted(asRectangle(inMetres, along, across))
      change({ corners: cornersAsText(next.corners), metres: String(next.metres) })
    },
  }
}

export type UsedFlightPlan = ReturnType<typeof useFlightPlan>
