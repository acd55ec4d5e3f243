import { useState } from 'react'
import { fillIn } from '../../../contract/fill-in.ts'
import { decimal, integer, list, number, record, typed } from '../frame/codecs.ts'
import type { DemoProps } from '../frame/types.ts'
import { useDemo } from '../frame/use-demo.ts'
import { BOTTOM, isArea, onMap, UNITS } from './corners.ts'
import { planFlight } from './plan-flight.ts'
import { areaOf, type Point } from './polygon.ts'
import { rise } from './rise.ts'
import type { Labels } from './schema.server.ts'
import { unitsIn } from './units.ts'

/** The state of the planner, what follows from it, and how it is changed. */
export function useFlightPlan(props: DemoProps<Labels>) {
  const { labels } = props
  const { map, cameras } = labels
  const demo = useDemo(props, {
    camera: integer(0, cameras.length - 1),
    detail: number(labels.detail),
    along: number(labels.along, 'percent'),
    between: number(labels.between, 'percent'),
    corners: list<Point>(
      record(',', { x: decimal(0, UNITS), y: decimal(0, BOTTOM) }),
      map.corners.map(([x, y]) => onMap({ x: x * UNITS, y: y * UNITS })),
      {
        separator: ';',
        isValid: (corners, given) => corners.length === given && isArea(corners),
      },
    ),
    area: number(labels.area),
    place: typed(''),
  })
  const [picked, choose] = useState(0)
  const { corners, area, detail, along, between } = demo.values
  /** Metres in a unit of the map. */
  const unit = Math.sqrt((area * 10_000) / areaOf(corners))
  const inMetres = corners.map(({ x, y }) => ({ x: x * unit, y: y * unit }))
  const camera = cameras[demo.values.camera]
  if (!camera) throw new Error('The flight planner has no camera')
  const ground = rise(corners.map(({ x, y }) => ({ x: x / UNITS, y: y / UNITS })))
  const plan = planFlight(
    {
      camera,
      detail: detail / 100,
      along: along / 100,
      between: between / 100,
      corners: inMetres,
      rise: ground,
    },
    labels,
  )

  /** Sets the corners; the map keeps its scale, unless the area leaves its limits. */
  const setCorners = (corners: readonly Point[]) => {
    const { low, high } = labels.area
    const hectares = Number(((areaOf(corners) * unit ** 2) / 10_000).toPrecision(4))
    demo.set({ corners, area: Math.min(high, Math.max(low, hectares)) })
  }
  return {
    demo,
    units: unitsIn(labels.units, demo.formats),
    camera,
    corners,
    inMetres,
    unit,
    plan,
    rise: ground,
    chosen: Math.min(picked, corners.length - 1),
    choose,
    cornerName: (index: number) => fillIn(map.corner, { number: index + 1, count: corners.length }),
    /** Moves a corner, within the map and only if the corners still enclose an area that can be flown. */
    moveCorner(index: number, to: Point) {
      const moved = corners.with(index, onMap(to))
      if (isArea(moved)) setCorners(moved)
    },
    /** Adds a corner in the middle of the side that follows one. */
    addCorner(index: number) {
      const [a, b] = [corners[index], corners[(index + 1) % corners.length]]
      if (!a || !b) return
      const middle = onMap({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
      setCorners(corners.toSpliced(index + 1, 0, middle))
      choose(index + 1)
    },
    removeCorner(index: number) {
      const left = corners.toSpliced(index, 1)
      if (!isArea(left)) return
      setCorners(left)
      choose(Math.max(0, index - 1))
    },
  }
}

export type Flight = ReturnType<typeof useFlightPlan>
